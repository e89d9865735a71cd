import { existsSync } from 'node:fs'
import { Unusable } from '../command/unusable.ts'
import { OUTSIDE } from '../serve/relay.ts'
import type { Site } from '../site.ts'

/** Codes of a certificate that does not hold: wrong name, wrong signer, out of date. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/
export const PATIENCE_MS = 15_000
const SLOW_MS = 5_000

/** Why nothing was answered. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? (error.cause as Error & { code?: string }) : undefined
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`
  if (cause?.code && certificate.test(cause.code)) return `its certificate is not valid: ${cause.message} (${cause.code}); give --ca FILE with its signer, or --insecure`
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

async function ask(url: string): Promise<{ response: Response; html: string }> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    return { response, html: await response.text() }
  } catch (error) {
    throw new Unusable(`${url}: ${reasonOf(error)}`)
  }
}

interface Expected {
  brand: Pick<Site['brand'], 'name'>
  pages: Pick<Site['pages'], 'home' | 'missing'>
}

/** Whether the site answers there at all; if not, why, before a hundred tests say so each in its own way. */
export async function probe(origin: string, { brand: { name }, pages: { home, missing } }: Expected, slowMs = SLOW_MS): Promise<void> {
  const started = performance.now()
  const { response, html } = await ask(`${origin}/`)
  const took = performance.now() - started
  const { status, headers } = response
  if (status >= 300 && status < 400) throw new Unusable(`${origin}: it redirects elsewhere, to ${headers.get('location') ?? 'nowhere'} (${status}); give that address instead`)
  if (status !== 200) throw new Unusable(`${origin}: it answers ${status}, expected 200${status === 401 ? "; give what lets one in, as --header 'Authorization: Basic …'" : ''}`)
  const type = headers.get('content-type') ?? 'no type'
  if (!type.startsWith('text/html')) throw new Unusable(`${origin}: it answers ${type}, expected text/html`)
  if (took > slowMs) throw new Unusable(`${origin}: its home page took ${(took / 1000).toFixed(1)} seconds, expected ${slowMs / 1000} at most: every test would fail for that alone`)
  const [, outside] = new RegExp(`href="${OUTSIDE}([^"]*)"`).exec(html) ?? []
  if (outside) throw new Unusable(`${origin}: its home page leads to ${outside}, out of the folder that was given: the copy was built for the root of a host`)
  const led = home.filter((path) => html.includes(`href="${path}"`))
  if (!html.includes(name) && led.length < home.length / 2) {
    const title = /<title>([^<]*)/.exec(html)?.[1] ?? 'no title'
    throw new Unusable(`${origin}: it is another site: expected «${name}» and links to ${home.join(', ')}, found «${title}»; give --name and --slug if the brand is another`)
  }
  const nowhere = await ask(origin + missing)
  if (nowhere.response.status !== 404) throw new Unusable(`${origin}: ${missing} answers ${nowhere.response.status}, expected 404 with the page of 404.html: the host does not use it, or it is missing`)
  if (!nowhere.html.includes(name) && !nowhere.html.includes('>404<')) throw new Unusable(`${origin}: ${missing} answers 404 with a page of the host's own: 404.html is missing`)
}
