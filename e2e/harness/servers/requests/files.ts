import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, type Answer } from './ask.ts'
import { each, expected, fileOf, hashedSample, notFoundOf, sample, somePages, type Subject } from './subject.ts'

/** A page, one below another page, a file with a hash, an ending too many. */
function missingOf(subject: Subject): string[] {
  const [, other, nowhere] = somePages(subject) as [string, string, string]
  return [nowhere, other + nowhere, `/${subject.serving.hashed[0]}/gone-1a2b3c4d.js`, `${other}.html.txt`]
}

const type = ({ headers }: Answer): string => String(headers['content-type']).toLowerCase().replaceAll('; ', ';')

/** Each path with and without a slash, byte for byte. */
export async function pages(subject: Subject): Promise<string[]> {
  const addresses = subject.pages.all.flatMap((path) => (path === '/' ? ['/', '/?from=letter'] : [path, `${path}/`]))
  return each(addresses, async (address) => {
    const answer = await ask(subject.origin, address)
    const whole = answer.body.equals(fileOf(subject, address.split('?')[0]!))
    return expected(`GET ${address}`, [200, 'text/html;charset=utf-8', true], [answer.status, type(answer), whole])
  })
}

export async function missing(subject: Subject): Promise<string[]> {
  return each(missingOf(subject), async (address) => {
    const answer = await ask(subject.origin, address)
    const wanted = [404, 'text/html;charset=utf-8', subject.serving.caching.others, true]
    return expected(`GET ${address}`, wanted, [answer.status, type(answer), answer.headers['cache-control'], answer.body.equals(notFoundOf(subject))])
  })
}

const kinds: [kind: RegExp, type: string][] = [
  [/\.js$/, '/javascript'],
  [/\.svg$/, 'image/svg+xml'],
  [/\.png$/, 'image/png'],
  [/\.woff2$/, 'font/woff2'],
  [/\.webmanifest$/, 'application/manifest+json'],
  [/\.ics$/, 'text/calendar'],
  [/\/sitemap\.xml$/, 'xml'],
  [/\/robots\.txt$/, 'text/plain'],
]

export async function types(subject: Subject): Promise<string[]> {
  return each(kinds, async ([kind, wanted]) => {
    const path = sample(subject, kind)
    const answer = await ask(subject.origin, path)
    return [...expected(`GET ${path}: of type ${wanted}, found ${type(answer)}`, true, type(answer).includes(wanted)), ...expected(`GET ${path}: whole`, true, answer.body.equals(fileOf(subject, path)))]
  })
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }

/** What was asked for, and the same text under it. */
export async function encodings(subject: Subject): Promise<string[]> {
  const { missing } = subject.pages
  const texts = ['/', hashedSample(subject, 'js'), hashedSample(subject, 'svg'), '/feed.xml', missing]
  const accepted = { br: 'gzip, deflate, br', gzip: 'gzip, deflate', none: 'identity' } as const
  const asked = texts.flatMap((path) => (Object.keys(accepted) as (keyof typeof accepted)[]).map((encoding) => ({ path, encoding })))
  return each(asked, async ({ path, encoding }) => {
    const { headers, body } = await ask(subject.origin, path, { 'accept-encoding': accepted[encoding] })
    const [place, text] = [`GET ${path}, ${encoding}`, path === missing ? notFoundOf(subject) : fileOf(subject, path)]
    const problems = [...expected(`${place}: encoding`, encoding === 'none' ? undefined : encoding, headers['content-encoding']), ...expected(`${place}: Vary`, true, /accept-encoding/i.test(String(headers.vary)))]
    return problems.length > 0 ? problems : expected(`${place}: the text`, true, unpack[encoding](body).equals(text))
  })
}
