import { closeSync, fsyncSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname } from 'node:path'

const FIELDS = ['name', 'email', 'subject', 'message', 'privacy']
const LIMIT_BYTES = 64 * 1024
const TYPE = 'application/x-www-form-urlencoded'

/** What is wrong with a request: the status, and a sentence for the person who sees it. */
class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped, so that the sender gets the answer instead of a broken connection.
    if (size <= LIMIT_BYTES) chunks.push(chunk)
  }
  if (size > LIMIT_BYTES) throw new Refusal(413, `Il messaggio supera il limite di ${LIMIT_BYTES} byte: erano ${size}.`)
  return Buffer.concat(chunks).toString('utf8')
}

function readSubmission(body: string): Record<string, string> {
  const entries = [...new URLSearchParams(body)]
  const names = entries.map(([name]) => name)
  const unknown = names.filter((name) => !FIELDS.includes(name))
  if (unknown.length > 0) throw new Refusal(422, `Campo sconosciuto: ${unknown.join(', ')}. I campi sono ${FIELDS.join(', ')}.`)
  const repeated = FIELDS.filter((field) => names.indexOf(field) !== names.lastIndexOf(field))
  if (repeated.length > 0) throw new Refusal(422, `Campo ripetuto: ${repeated.join(', ')}.`)
  const submission = Object.fromEntries(entries)
  const missing = FIELDS.filter((field) => !submission[field]?.trim())
  if (missing.length > 0) throw new Refusal(422, `Campo mancante: ${missing.join(', ')}.`)
  return submission
}

/** One line of JSON, on the disk before the sender is told that it was received. */
function append(file: string, submission: Record<string, string>): void {
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'a')
  try {
    writeSync(handle, `${JSON.stringify({ received: new Date().toISOString(), ...submission })}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

const page = (title: string, text: string): string =>
  `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.25rem/1.6 Georgia,serif;max-width:34em;margin:4rem auto;padding:0 1.5rem}</style>
<main><h1>${title}</h1><p>${text}</p></main></html>`

function answer(response: ServerResponse, status: number, title: string, text: string): void {
  const escaped = text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...(status === 405 ? { allow: 'POST' } : {}) })
  response.end(page(title, escaped))
}

async function receive(request: IncomingMessage, file: string): Promise<void> {
  if (request.method !== 'POST') throw new Refusal(405, 'Questo indirizzo riceve soltanto il modulo di contatto, con il metodo POST.')
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== TYPE) throw new Refusal(415, `Tipo di contenuto: atteso ${TYPE}, ricevuto ${type ?? 'nessuno'}.`)
  append(file, readSubmission(await readBody(request)))
}

/** Stands in for the external form service: keeps each submission as a line of a file, and says so. */
export function formCollector({ file }: { file: string }): Server {
  return createServer((request, response) => {
    receive(request, file).then(
      () => answer(response, 200, 'Messaggio ricevuto', 'Grazie: il messaggio è arrivato. Puoi tornare alla pagina di prima.'),
      (problem: unknown) =>
        problem instanceof Refusal
          ? answer(response, problem.status, 'Messaggio non ricevuto', problem.message)
          : answer(response, 500, 'Messaggio non ricevuto', `Non è stato possibile salvarlo: ${String(problem)}`),
    )
  })
}
