import { expect, test, vi } from 'vitest'
import { about } from '../../spec/support/about.ts'
import { temporaryFolder } from '../../spec/support/temporary-folder.ts'
import { readSite } from './read-site.ts'

const page = (body: string) => `<!doctype html><html lang="it"><head><title>Uno</title></head><body><h1>Uno</h1><p>Tempo di lettura: 7 minuti.</p><nav aria-labelledby="indice"></nav><div>${body}</div></body></html>`

/** What the command says of one page with these words, and of one article and one source. */
function told(body: string, { source = '', cited = ['ansa'] } = {}): { code: number; said: string } {
  const folder = temporaryFolder('prose-', { 'uno.html': page(body) })
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    const code = readSite(folder, { brand: [], articles: [{ name: 'uno', source }], sources: ['ansa'], cited: new Set(cited) })
    return { code, said: log.mock.calls.flat().join('\n') }
  } finally {
    log.mockRestore()
  }
}

const kinds = (said: string) => new Set(said.match(/^ *[a-z]+(?=: found )/gm)?.map((kind) => kind.trim()))

test('prose.spelling, prose.accents, prose.repetition, prose.length, prose.hand, prose.closing, prose.sourced, prose.cited: the command tells each', () => {
  const faulty = told('<p>Chi arriva paga piu di un apartamento. Chi parte no.</p><p>La casa vede una casa alta.</p>', { source: 'Erano 7.886.', cited: [] })
  const kindsFound = kinds(faulty.said)
  for (const kind of ['spelling', 'accents', 'repetition', 'length', 'hand', 'closing']) about(`prose.${kind}`, () => expect([...kindsFound]).toContain(kind))
  about('prose.sourced', () => expect(faulty.said).toContain('sourced: found 7.886 without a source'))
  about('prose.cited', () => expect(faulty.said).toContain('sourced: found «ansa», expected'))
  about('prose.spelling', () => expect(faulty.code).toBe(1))
  // The reviewed words, of which this page needs none, are told of it too.
  const clean = kinds(told(`<p>Scegli ${'7 '.repeat(1399)}.</p>`).said)
  for (const kind of ['repetition', 'hand', 'closing', 'sourced', 'length', 'accents']) about(`prose.${kind}`, () => expect([...clean]).not.toContain(kind))
})
