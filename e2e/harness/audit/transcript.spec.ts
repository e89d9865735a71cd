import type { Page } from 'playwright/test'
import { expect, test } from 'vitest'
import { transcriptOf } from './transcript.ts'

/** A page whose tree has another title at each reading, the last from then on; and how often it was read. */
function pageWithTitles(titles: string[]) {
  let readings = 0
  const nodes = () => [{ nodeId: '1', ignored: false, role: { value: 'RootWebArea' }, name: { value: titles[Math.min(readings++, titles.length - 1)] } }]
  const send = (method: string) => Promise.resolve(method === 'Accessibility.getFullAXTree' ? { nodes: nodes() } : { root: { backendNodeId: 1, nodeName: '#document' } })
  const session = { send, detach: () => Promise.resolve() }
  return { page: { context: () => ({ newCDPSession: () => Promise.resolve(session) }) } as unknown as Page, readings: () => readings }
}

test.each([
  ['a page that stands still', ['Boats'], 'Boats', 2],
  ['a tree that is behind its page', ['Old', 'Older', 'Boats'], 'Boats', 4],
  ['a page that changes without end', Array.from({ length: 20 }, (_, at) => `${at}`), '9', 10],
] as const)('audit.transcripts: %s', async (_, titles, title, times) => {
  const { page, readings } = pageWithTitles([...titles])
  expect(await transcriptOf(page)).toBe(`document "${title}"`)
  expect(readings(), 'readings').toBe(times)
})
