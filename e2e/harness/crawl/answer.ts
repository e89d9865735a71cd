import { read } from './read.ts'

/** What an address answered, read once: its type without parameters, and where it was found after the redirects that were followed. */
export type Answer = Awaited<ReturnType<typeof ask>>

const answers = new Map<string, Promise<Answer>>()

async function ask(url: string) {
  const response = await read(url)
  const body = Buffer.from(await response.arrayBuffer())
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  return { status: response.status, type, headers: response.headers, body, url: response.url }
}

/** Asks once for each address, however many pages name it; again, where nothing was answered. */
export function answerAt(url: string): Promise<Answer> {
  const asked = (): Promise<Answer> =>
    ask(url).catch((error: unknown) => {
      answers.delete(url)
      throw error
    })
  const known = answers.get(url) ?? asked()
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
