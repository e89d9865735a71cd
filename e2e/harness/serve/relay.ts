import { createServer, type IncomingMessage, request as plain, type RequestOptions, type Server, type ServerResponse } from 'node:http'
import { request as secure } from 'node:https'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { escapeRegExp } from '../requirements/escape-reg-exp.ts'
import { inMeta, letIn } from './policy.ts'
import { rehash } from './rehash.ts'

/** What every question to an address carries, and whom it trusts: a certificate's own signer, or any certificate. */
export interface Admission {
  headers: Record<string, string>
  ca?: Buffer
  insecure?: boolean
}

interface Relay extends Partial<Admission> {
  /** Where the site is. */
  origin: string
  /** The folder in it that its paths start from; empty for the root. */
  folder: string
  /** Addresses that the site writes in full lead here too: what it shows would not be let in elsewhere. */
  isWhole?: boolean
}

/** What an answer was compressed with stays, whatever becomes of its text. */
const codings: Record<string, { unpack: (body: Buffer) => Buffer; pack: (body: Buffer) => Buffer }> = {
  br: { unpack: brotliDecompressSync, pack: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) },
  gzip: { unpack: gunzipSync, pack: gzipSync },
}
const asIs = { unpack: (body: Buffer) => body, pack: (body: Buffer) => body }
/** Those of a question that are understood here. */
const understood = (accepted = ''): string => Object.keys(codings).filter((name) => accepted.includes(name)).join(', ') || 'identity'

const texts = /html|javascript|css|xml|json|plain/

/** Stands before an address that leads out of the folder: behind the relay it would seem to lead somewhere. */
export const OUTSIDE = '/outside-of-the-folder'

/** What a page is made of it may have from anywhere on its host; no browser says of a link that it is asked for as such. */
const parts = new Set(['style', 'script', 'image', 'font'])

/** Addresses written in full as paths. */
const shortened = (text: string, origin: string): string => text.replace(new RegExp(`${escapeRegExp(origin)}(?=[/"'?#])/?`, 'g'), '/')

/** Addresses below the folder as if it were the root. */
function unfolded(text: string, folder: string): string {
  const name = escapeRegExp(folder)
  const marked = text.replace(new RegExp(`( (?:href|src)=")(?=/(?!/))(?!${name}[/"#?])`, 'g'), `$1${OUTSIDE}`)
  return marked.replace(new RegExp(`(["'\`(=\\s])${name}(?:/|(?="))`, 'g'), '$1/')
}

/** Such an answer has no body, whatever its headers say of one. */
const isBare = (method: string | undefined, status: number): boolean => method === 'HEAD' || status === 204 || status === 304

function answer(response: ServerResponse, source: IncomingMessage, body: Buffer, { origin, folder, isWhole }: Relay): void {
  const { statusCode: status = 502 } = source
  const headers = { ...source.headers }
  delete headers['transfer-encoding']
  delete headers.connection
  const admit = letIn(origin, `http://${response.req.headers.host}`)
  for (const name of ['content-security-policy', 'content-security-policy-report-only'] as const) if (headers[name]) headers[name] = admit(String(headers[name]))
  if (headers.location) headers.location = headers.location.replace(origin, '').replace(new RegExp(`^${escapeRegExp(folder)}(?=/|$)`), '') || '/'
  const isText = (folder !== '' || isWhole) && texts.test(headers['content-type'] ?? '')
  if (isBare(response.req.method, status)) {
    // How long the text would be is not known before it is changed.
    if (isText) delete headers['content-length']
    response.writeHead(status, headers).end()
    return
  }
  const { unpack, pack } = codings[headers['content-encoding'] ?? ''] ?? asIs
  // A letter for each byte: what is replaced is ASCII, and all else stays as it is, in whatever letters it was written.
  const given = isText ? unpack(body).toString('latin1') : ''
  const isPage = /html/.test(headers['content-type'] ?? '')
  const admitted = isPage ? inMeta(given, admit) : given
  const short = isWhole ? shortened(admitted, origin) : admitted
  const text = folder === '' ? short : unfolded(short, folder)
  const sent = isText ? pack(Buffer.from(isPage ? rehash(given, text, 'latin1') : text, 'latin1')) : body
  response.writeHead(status, { ...headers, 'content-length': String(sent.length) })
  response.end(sent)
}

/** Asks an address, and trusts whom it is told to; `end` sends the question. */
export function questionTo(url: string, { ca, insecure }: Partial<Admission>, options: RequestOptions, answered: (source: IncomingMessage) => void) {
  const ask = url.startsWith('https:') ? secure : plain
  return ask(url, { ...options, ...(ca && { ca }), ...(insecure && { rejectUnauthorized: false }) }, answered)
}

/** What cannot be passed on ends its own connection, and nothing else. */
function orDestroy(response: ServerResponse, pass: () => void): void {
  try {
    pass()
  } catch (error) {
    response.destroy(error as Error)
  }
}

/** Stands on this machine for a site whose certificate only this run trusts, that lets in only who is known, or that lives in a folder of its host. */
export function relay(site: Relay): Server {
  const { origin, folder, headers: own = {} } = site
  const passOn = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = 'GET', url = '/' } = request
    const headers = { ...request.headers, host: new URL(origin).host, ...(folder || site.isWhole ? { 'accept-encoding': understood(request.headers['accept-encoding']) } : {}), ...own }
    const ask = (path: string, answered: (source: IncomingMessage) => void) =>
      questionTo(origin + path, site, { method, headers }, (source) => orDestroy(response, () => answered(source))).on('error', (error) => response.destroy(error))
    const pass = (source: IncomingMessage): void => {
      const send = (body: Buffer[]) => orDestroy(response, () => answer(response, source, Buffer.concat(body), site))
      source.toArray().then(send, () => response.destroy())
    }
    const isPart = folder !== '' && parts.has(String(request.headers['sec-fetch-dest']))
    const isMarked = isPart && url.startsWith(`${OUTSIDE}/`)
    /** Not every notation of an address is marked: of what is not in the folder, the root is asked. */
    const passOrAskOutside = (source: IncomingMessage): void => {
      if (!isPart || isMarked || source.statusCode !== 404) return pass(source)
      source.resume()
      ask(url, pass).end()
    }
    request.pipe(ask(isMarked ? url.slice(OUTSIDE.length) : folder + url, passOrAskOutside))
  }
  return createServer((request, response) => orDestroy(response, () => passOn(request, response)))
}
