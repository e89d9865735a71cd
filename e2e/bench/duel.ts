import { startBrowser } from './browser.ts'
import { random, shuffled } from '../harness/audit/random.ts'
import { end, listenAnywhere } from '../harness/serve/listen.ts'
import { type Figures, scenarios } from './scenarios.ts'
import { type Sent, shapedServer } from './shaped-server.ts'
import { medians } from './statistics.ts'
import type { Subject } from './subjects.ts'

export interface Duel {
  chromium: string
  /** Medians by subject. */
  figures: Record<string, Figures>
  failures: string[]
}

/** Every subject in every round, in an order drawn anew: noise hits all alike. */
export async function duel(subjects: Subject[], names: string[], rounds: number, seed: number, progress: (line: string) => void): Promise<Duel> {
  const sent: Sent[] = []
  const served = await Promise.all(
    subjects.map(async (subject) => {
      const server = shapedServer(subject.folder, (one) => sent.push(one))
      return { subject, server, origin: await listenAnywhere(server) }
    }),
  )
  const next = random(seed)
  const all = names.flatMap((name) => served.map((one) => ({ ...one, name })))
  const runs = new Map<string, Figures[]>(subjects.map(({ name }) => [name, []]))
  const failures: string[] = []
  const browser = await startBrowser()
  let done = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const { subject, origin, name } of shuffled(all, next)) {
      const tab = await browser.open()
      sent.length = 0
      try {
        runs.get(subject.name)!.push(await scenarios[name]!({ tab, origin, sent }, subject))
      } catch (error) {
        failures.push(`${name}, ${subject.name}: ${(error as Error).message}`)
      }
      await tab.close()
      done += 1
      progress(`${done} of ${all.length * rounds}: ${name}, ${subject.name}`)
    }
  }
  await browser.close()
  for (const { server } of served) end(server)
  return { chromium: browser.version, figures: Object.fromEntries([...runs].map(([name, all]) => [name, medians(all)])), failures }
}
