import { ask } from './ask.ts'
import { expected, fileOf, hashedSample, type Subject } from './subject.ts'

const directives = (policy: string): Map<string, string[]> =>
  new Map(policy.split(';').map((directive) => directive.trim().split(/\s+/)).filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))

/** On a page, a file, a part, an unchanged file, a refusal and a missing page. */
export async function headers(subject: Subject): Promise<string[]> {
  const { origin } = subject
  const plate = hashedSample(subject, 'svg')
  const { headers: first } = await ask(origin, plate)
  const answers = {
    'a page': await ask(origin, '/'),
    'a hashed file': await ask(origin, plate),
    'a part': await ask(origin, plate, { range: 'bytes=0-9' }),
    'an unchanged file': await ask(origin, plate, { 'if-none-match': String(first.etag) }),
    'a missing page': await ask(origin, subject.pages.missing),
    'a refusal': await ask(origin, '/', {}, 'POST'),
  }
  return Object.entries(answers).flatMap(([what, answer]) => [
    ...Object.entries(subject.serving.headers).flatMap(([name, value]) => expected(`${what}: ${name}`, value, answer.headers[name.toLowerCase()])),
    ...expected(`${what}: what serves it, with its version`, false, /\d/.test(String(answer.headers.server ?? ''))),
  ])
}

/** Both policies hold at once: what a page allows itself, its server must not forbid. */
export function policies(subject: Subject): Promise<string[]> {
  const ofServer = directives(subject.serving.headers['Content-Security-Policy'] ?? '')
  return Promise.resolve(
    [...subject.pages.all, '/404.html'].flatMap((path) => {
      const html = fileOf(subject, path).toString()
      const page = directives(/http-equiv="?Content-Security-Policy"? content="([^"]*)"/.exec(html)?.[1] ?? '')
      return [...ofServer].flatMap(([name, allowed]) => {
        const forbidden = (page.get(name) ?? []).filter((source) => source !== "'none'" && !allowed.includes(source))
        return forbidden.map((source) => `${path}: ${name}: expected the server to allow ${source} as the page does, found ${allowed.join(' ')}`)
      })
    }),
  )
}
