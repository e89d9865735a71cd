/** What an address answered, read once. */
export interface Answer {
  status: number
  /** Without its parameters. */
  type: string
  headers: Headers
  body: Buffer
  /** Where it was found in the end, after the redirects that were followed. */
  url: string
}

const PATIENCE_MS = 20_000
const answers = new Map<string, Promise<Answer>>()

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const body = Buffer.from(await response.arrayBuffer())
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return { status: response.status, type, headers: response.headers, body, url: response.url }
}

/** Asks once for each address, however many pages name it. */
export function answerAt(url: string): Promise<Answer> {
  const known = answers.get(url) ?? ask(url)
  answers.set(url, known)
  return known
}

/** What cannot be asked at all reads like an answer: a word for the status. */
export const statusAt = async (url: string): Promise<string> =>
  answerAt(url).then(
    ({ status }) => String(status),
    (error: Error) => `no answer (${(error.cause as { code?: string } | undefined)?.code ?? error.message})`,
  )

export const textAt = async (url: string): Promise<string> => (await answerAt(url)).body.toString('utf8')
