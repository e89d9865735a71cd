import { ask, type Answer } from './ask.ts'
import { each, expected, fileOf, hashedSample, sample, somePages, type Subject } from './subject.ts'

const lengthOf = ({ headers }: Answer): string => String(headers['content-length'])

export async function heads(subject: Subject): Promise<string[]> {
  return each([...somePages(subject), hashedSample(subject, 'js')], async (path) => {
    const [get, head] = [await ask(subject.origin, path), await ask(subject.origin, path, {}, 'HEAD')]
    return expected(`HEAD ${path}`, [get.status, get.headers['content-type'], lengthOf(get), 0], [head.status, head.headers['content-type'], lengthOf(head), head.body.length])
  })
}

/** A part, or, as a server may, the whole. */
export async function ranges(subject: Subject): Promise<string[]> {
  const path = sample(subject, /\/icon-512\.png$/)
  const file = fileOf(subject, path)
  const wanted: [string, number, number][] = [['bytes=0-99', 0, 100], ['bytes=100-', 100, file.length], ['bytes=-50', file.length - 50, file.length]]
  const found = await each(wanted, async ([range, from, to]) => {
    const { status, body, headers } = await ask(subject.origin, path, { range })
    if (status === 200) return expected(`${range}: the whole`, true, body.equals(file))
    return expected(range, [206, `bytes ${from}-${to - 1}/${file.length}`, true], [status, headers['content-range'], body.equals(file.subarray(from, to))])
  })
  const beyond = await ask(subject.origin, path, { range: `bytes=${file.length}-` })
  return [...found, ...expected('a range beyond the end', 416, beyond.status)]
}

export async function conditions(subject: Subject): Promise<string[]> {
  const { origin, serving: { caching } } = subject
  const hashed = hashedSample(subject, 'svg')
  const [home, other] = somePages(subject) as [string, string]
  return each([home, other, '/robots.txt', hashed], async (path) => {
    const encoding = { 'accept-encoding': 'br' }
    const { headers } = await ask(origin, path, encoding)
    const [etag, wanted] = [String(headers.etag), path === hashed ? caching.hashed : caching.others]
    const again = await ask(origin, path, { ...encoding, 'if-none-match': etag })
    const changed = await ask(origin, path, { ...encoding, 'if-none-match': '"another"' })
    return [...expected(`GET ${path}: Cache-Control`, wanted, headers['cache-control']), ...expected(`GET ${path}: same ${etag}, other`, [304, 0, 200], [again.status, again.body.length, changed.status])]
  })
}

/** Nothing is accepted, nothing is given away. */
export async function methods(subject: Subject): Promise<string[]> {
  const asked = ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'].flatMap((method) => somePages(subject).map((path) => ({ method, path })))
  return each(asked, async ({ method, path }) => {
    const { status } = await ask(subject.origin, path, {}, method)
    return expected(`${method} ${path}: 405 or another refusal, found ${status}`, true, [400, 403, 404, 405, 501].includes(status))
  })
}
