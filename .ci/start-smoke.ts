// `npm run start-smoke`: starts the site as `npm start` does, asks it for three pages, and ends it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const site = spawn(process.execPath, ['.ci/start.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
const ended = once(site, 'exit').then(() => undefined)

async function address(): Promise<string | undefined> {
  let said = ''
  for await (const text of site.stdout) {
    said += String(text)
    process.stdout.write(String(text))
    const found = /The site\s+(http:\S+)/.exec(said)?.[1]
    if (found) return found
  }
  return undefined
}

const origin = await Promise.race([address(), ended])
const wanted = { '': 200, blog: 200, 'calle-senza-uscita': 404 }
const wrong: string[] = origin === undefined ? ['the site did not start'] : []
try {
  for (const [path, status] of origin === undefined ? [] : Object.entries(wanted)) {
    const found = await fetch(origin + path)
    if (found.status !== status) wrong.push(`${origin}${path}: expected ${status}, found ${found.status}`)
  }
} finally {
  site.kill()
}
for (const line of wrong) console.error(line)
console.log(wrong.length === 0 ? 'The site starts and answers.' : 'The site does not answer as it should.')
process.exitCode = wrong.length === 0 ? 0 : 1
