import { read } from './read.ts'

/** What an address answered, read once: its type without parameters, and where it was found after the redirects that were followed. */
export type Answer = Awaited<ReturnType<typeof ask>>

const answers = new Map<string, Promise<Answer>>()

async function ask(url: string, headers: Record<string, string>) {
  const response = await read(url, { headers })
  const body = Buffer.from(await response.arrayBuffer())
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return { status: response.status, type, headers: response.headers, body, url: response.url }
}

/** Asks once for each address, and for each way of asking, however many pages name it; again, where nothing was answered. */
export function answerAt(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const question = JSON.stringify([url, headers])
  const asked = (): Promise<Answer> =>
    ask(url, headers).catch((error: unknown) => {
      answers.delete(question)
      throw error
    })
  const known = answers.get(question) ?? asked()
  answers.set(question, known)
  return known
}

/** What cannot be asked at all reads like an answer: a word for the status. */
export const statusAt = async (url: string): Promise<string> =>
  answerAt(url).then(
    ({ status }) => String(status),
    (error: Error) => `no answer (${(error.cause as { code?: string } | undefined)?.code ?? error.message})`,
  )

export const textAt = async (url: string): Promise<string> => (await answerAt(url)).body.toString('utf8')
