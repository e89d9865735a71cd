import type { Job } from './workflow.ts'

const PATIENCE_MS = 10_000

/** The hosts that the steps of a job fetch from. */
const hostsOf = ({ steps }: Pick<Job, 'steps'>): string[] => [
  ...new Set(steps.flatMap(({ run = '' }) => Array.from(run.matchAll(/\bhttps?:\/\/[^\s'"<>$]+/g), ([address]) => new URL(address).origin))),
]

type Ask = (address: string, options: RequestInit) => Promise<unknown>

/** Why a job cannot run here: the first of its hosts that nobody answers from. */
export async function cutOff(job: Pick<Job, 'steps'>, ask: Ask = fetch): Promise<string | undefined> {
  for (const host of hostsOf(job)) {
    const isThere = await ask(host, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) }).then(() => true, () => false)
    if (!isThere) return `it needs ${new URL(host).host}, which cannot be reached from here`
  }
  return undefined
}
