import { constantFrom, sample, string } from 'fast-check'
import { ask, askRaw } from './ask.ts'
import { expected, type Subject } from './subject.ts'

const SEED = 20261121
const marks = ['%', '%0', '%00', '%2e', '%2f', '%5c', '%E0%A4', '%ff', '.', '..', '/', '//', '\\', '?', '#', ';', ':', '@', '~', '{', '}', '<', '>', '"', "'", '|', '^', '`', '*', 'a', 'page', 'ü', '\u0001', '\t', '\u007f']

/** 300 addresses that no page has, of seeded signs, and one of 9,000 letters: each is answered, none with a fault of the server. */
export async function malformed({ origin }: Subject): Promise<string[]> {
  const addresses = [`/${'a'.repeat(9000)}`, ...sample(string({ unit: constantFrom(...marks), minLength: 1, maxLength: 12 }), { seed: SEED, numRuns: 300 }).map((text) => `/${text}`)]
  const wrong: string[] = []
  for (let at = 0; at < addresses.length; at += 20) {
    const statuses = await Promise.all(addresses.slice(at, at + 20).map(async (path) => [path, await askRaw(origin, path)] as const))
    // Apache and Caddy have no word for some of these bytes but 501 or a closed connection after 400: a page, a redirect or a refusal will do.
    for (const [path, status] of statuses) if (status < 200 || status >= 500) wrong.push(`GET ${JSON.stringify(path.slice(0, 80))}: expected a page or a refusal, found ${status || 'no answer'}`)
  }
  const { status } = await ask(origin, '/')
  return [...wrong, ...expected('GET / afterwards', 200, status)]
}

const ways = ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%2e%2e%2f%2e%2e%2fetc/passwd', '/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..\\package.json', '/%5c..%5cpackage.json', '/....//package.json', '/.git/config', '/%252e%252e/package.json', '//etc/passwd', '/assets/..;/..;/package.json']

/** Nothing above the site's own folder. */
export async function traversal({ origin }: Subject): Promise<string[]> {
  const found = await Promise.all(ways.map(async (path) => [path, await askRaw(origin, path)] as const))
  return found.flatMap(([path, status]) => expected(`GET ${path}: refused, found ${status}`, true, status >= 400 && status < 500))
}

/** 1,000 requests, 50 at a time, each answered. */
export async function load({ origin, pages: { all: paths } }: Subject): Promise<string[]> {
  const wrong: string[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < 1000) {
      const path = paths[next % paths.length]!
      next += 1
      try {
        const { status } = await ask(origin, path, { 'accept-encoding': 'br' })
        wrong.push(...expected(`GET ${path}, of 50 at a time`, 200, status))
      } catch (error) {
        wrong.push(`GET ${path}, of 50 at a time: ${(error as Error).message}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 50 }, work))
  return wrong
}
