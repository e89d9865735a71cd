/** Codes of a certificate that does not hold: wrong name, wrong signer, out of date. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS/
const PATIENCE_MS = 15_000

export class Unusable extends Error {}

const reason = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? (error.cause as Error & { code?: string }) : undefined
  if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${PATIENCE_MS / 1000} seconds`
  if (cause?.code && certificate.test(cause.code)) return `its certificate is not valid: ${cause.message} (${cause.code})`
  return `it cannot be reached: ${cause?.code ?? cause?.message ?? String(error)}`
}

/** The origin that an address stands for; the site has its paths from the root. */
export function originOf(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw new Unusable(`--url: expected an http or https address, found «${text}»`)
  if (url.pathname !== '/' || url.search || url.hash) throw new Unusable(`--url: expected the root of a site, without path, query or fragment, found «${text}»`)
  return url.origin
}

/** Whether the site answers there at all; if not, why, before a hundred tests say so each in its own way. */
export async function probe(origin: string): Promise<void> {
  let response: Response
  try {
    response = await fetch(`${origin}/`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    throw new Unusable(`${origin}: ${reason(error)}`)
  }
  const { status, headers } = response
  await response.body?.cancel()
  if (status >= 300 && status < 400) throw new Unusable(`${origin}: it redirects elsewhere, to ${headers.get('location') ?? 'nowhere'} (${status}); give that address instead`)
  if (status !== 200) throw new Unusable(`${origin}: it answers ${status}, expected 200`)
  const type = headers.get('content-type') ?? 'no type'
  if (!type.startsWith('text/html')) throw new Unusable(`${origin}: it answers ${type}, expected text/html`)
}
