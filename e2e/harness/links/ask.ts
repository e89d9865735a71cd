const PATIENCE_MS = 15_000

export interface Answer {
  id: string
  address: string
  /** `unknown`: nobody could be asked, or who was asked would not say. */
  verdict: 'answers' | 'gone' | 'unknown'
  detail: string
}

type Ask = (address: string, options: RequestInit) => Promise<Pick<Response, 'status'>>

// Servers that refuse HEAD, or programs as such, say nothing about the page.
const refusals = new Set([401, 403, 405, 406, 429, 451, 501])

function judge(status: number): Pick<Answer, 'verdict' | 'detail'> {
  const detail = `status ${status}`
  if (status < 400) return { verdict: 'answers', detail }
  return { verdict: refusals.has(status) || status >= 500 ? 'unknown' : 'gone', detail }
}

async function askOne({ id, address }: Pick<Answer, 'id' | 'address'>, ask: Ask): Promise<Answer> {
  const request = async (method: string) => judge((await ask(address, { method, redirect: 'follow', signal: AbortSignal.timeout(PATIENCE_MS) })).status)
  try {
    const first = await request('HEAD')
    return { id, address, ...(first.verdict === 'answers' ? first : await request('GET')) }
  } catch (failure) {
    return { id, address, verdict: 'unknown', detail: failure instanceof Error ? failure.message : String(failure) }
  }
}

/** Asks every address: hosts side by side, the addresses of one host one after the other. */
export async function askAll(entries: readonly Pick<Answer, 'id' | 'address'>[], ask: Ask): Promise<Answer[]> {
  const hosts = Map.groupBy(entries, ({ address }) => new URL(address).host)
  const queues = [...hosts.values()].map(async (queue) => {
    const answers: Answer[] = []
    for (const entry of queue) answers.push(await askOne(entry, ask))
    return answers
  })
  return (await Promise.all(queues)).flat().toSorted((a, b) => a.id.localeCompare(b.id))
}
