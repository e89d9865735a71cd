import { existsSync } from 'node:fs'
import { ANSWER_MS } from '../command/patience.ts'
import { Unusable } from '../command/unusable.ts'
import { read } from '../crawl/read.ts'
import { OUTSIDE } from '../serve/relay.ts'
import type { Site } from '../site.ts'

/** Codes of a certificate that does not hold: wrong name, wrong signer, out of date. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/
const SLOW_MS = 5_000

/** The signs of another scheme: what answers https is no TLS, or cuts off what asks by http. */
const noTls = /wrong.version.number|packet.length.too.long/i
const cutOff = /ECONNRESET|HPE_INVALID/

/** Whether anybody else can be told to sign: a name or a day that is wrong stays so. */
const ofItsOwn = /ALTNAME|EXPIRED|NOT_YET_VALID/

interface Asked {
  scheme?: string | undefined
  /** A signer was given. */
  hasSigner?: boolean
}

function certificateReason({ message, code = '' }: Error & { code?: string }, hasSigner: boolean): string {
  const given = `its certificate is not valid: ${message} (${code})`
  if (ofItsOwn.test(code)) return `${given}; --insecure takes any`
  return hasSigner ? `${given}; the file of --ca holds no signer of it: give the one that signed it, or --insecure` : `${given}; give --ca FILE with its signer, or --insecure`
}

/** Why nothing was answered. */
export const reasonOf = (error: unknown, { scheme, hasSigner = false }: Asked = {}): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? (error.cause as Error & { code?: string }) : undefined
  const code = cause?.code ?? ''
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${ANSWER_MS / 1000} seconds`
  if (scheme === 'https:' && noTls.test(`${code} ${cause?.message}`)) return `it cannot be reached: expected https, found an answer that is not (${code}); it may speak http`
  if (scheme === 'http:' && cutOff.test(code)) return `it cannot be reached: expected http, found a connection that was cut off (${code}); it may speak https`
  if (cause && certificate.test(code)) return certificateReason(cause, hasSigner)
  return `it cannot be reached: ${cause?.code ?? cause?.message ?? String(error)}`
}

/** The place that an address stands for: its origin, and the folder in it that the site has its paths from. */
export function placeOf(text: string): { origin: string; folder: string } {
  if (existsSync(text)) throw new Unusable(`--url: expected an http or https address, found the folder «${text}»; give it as --folder`)
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Unusable(`--url: expected an http or https address, found «${text}»`)
  if (url.search || url.hash) throw new Unusable(`--url: expected an address without query or fragment, found «${text}»`)
  return { origin: url.origin, folder: url.pathname.replace(/\/+$/, '') }
}

async function ask(origin: string, path: string, named: string): Promise<{ response: Response; html: string }> {
  try {
    const response = await read(origin + path, { redirect: 'manual' })
    return { response, html: await response.text() }
  } catch (error) {
    throw new Unusable(`${named}${path}: ${reasonOf(error, { scheme: URL.parse(named)?.protocol })}`)
  }
}

export interface Answer {
  status: number
  type: string
  location: string | undefined
}

/** What an address answers must be a page, and its own. */
export function expectPage(address: string, { status, type, location }: Answer, page = /html/): void {
  if (status >= 300 && status < 400) throw new Unusable(`${address}: it redirects elsewhere, to ${location ?? 'nowhere'} (${status}); give that address instead`)
  if (status === 401 || status === 403) throw new Unusable(`${address}: it answers ${status}, expected 200; give what lets one in, as --header 'Authorization: Basic …'`)
  if (status !== 200) throw new Unusable(`${address}: it answers ${status}, expected 200`)
  if (!page.test(type)) throw new Unusable(`${address}: it answers ${type}, expected text/html`)
}

/** What tells a site from others. */
export interface Expected {
  brand: Pick<Site['brand'], 'name'>
  pages: Pick<Site['pages'], 'home' | 'missing'>
}

interface Probing {
  /** The address that was given, where the site is met through another. */
  named?: string
  /** The most that its home page may take. */
  slowMs?: number
}

/** Whether the site answers there at all; if not, why, before a hundred tests say so each in its own way. */
export async function probe(origin: string, { brand: { name }, pages: { home, missing } }: Expected, { named = origin, slowMs = SLOW_MS }: Probing = {}): Promise<void> {
  const started = performance.now()
  const { response, html } = await ask(origin, '/', named)
  const took = performance.now() - started
  const { status, headers } = response
  expectPage(named, { status, type: headers.get('content-type') ?? 'no type', location: headers.get('location') ?? undefined }, /^text\/html/)
  if (took > slowMs) throw new Unusable(`${named}: its home page took ${(took / 1000).toFixed(1)} seconds, expected ${slowMs / 1000} at most: every test would fail for that alone`)
  const [, outside] = new RegExp(`href="${OUTSIDE}([^"]*)"`).exec(html) ?? []
  if (outside) throw new Unusable(`${named}: its home page leads to ${outside}, out of the folder that was given: the copy was built for the root of a host`)
  const led = home.filter((path) => html.includes(`href="${path}"`))
  if (!html.includes(name) && led.length < home.length / 2) {
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? 'no title'
    throw new Unusable(`${named}: it is another site: expected «${name}» and links to ${home.join(', ')}, found «${title}»; give --name and --slug if the brand is another`)
  }
  const nowhere = await ask(origin, missing, named)
  if (nowhere.response.status !== 404) throw new Unusable(`${named}: ${missing} answers ${nowhere.response.status}, expected 404 with the page of 404.html: the host does not use it, or it is missing`)
  if (!nowhere.html.includes(name) && !nowhere.html.includes('>404<')) throw new Unusable(`${named}: ${missing} answers 404 with a page of the host's own: 404.html is missing`)
}
