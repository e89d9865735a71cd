import { expect, test } from 'vitest'
import type { Source } from '../sources/source.ts'
import { entry } from './source-entry.ts'

const source: Source = { publisher: 'Il Post', title: 'il CIN', kind: 'press', read: '2026-11-22', address: 'https://post.example/' }

/** The line as it is read, without its ways back: the space that does not break shows as «_», the joiner as «~». */
const line = (fields: Partial<Source>): string => {
  const words = (node: unknown): string => (typeof node !== 'object' || node === null ? '' : 'value' in node ? String(node.value) : 'children' in node ? (node.children as unknown[]).map(words).join('') : '')
  return words(entry({ ...source, ...fields }, 1, [])).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')
}

test.each([
  ['a day', { date: '2024-09-01' }, 'Il Post, il CIN, 1°_settembre 2024.'],
  ['a day that the title says', { title: 'il CIN dal 1° settembre 2024', date: '2024-09-01' }, 'Il Post, il CIN dal 1°_settembre 2024.'],
  ['none on a page that was read', {}, 'Il Post, il CIN, senza data.'],
  ['none on a page that was not', { read: '' }, 'Il Post, il CIN; pagina non riletta.'],
])('sources: the date: %s', (_, fields, printed) => {
  expect(line(fields)).toBe(printed)
})

test.each([
  ["l'identità al check-in", 'Il Post, l’identità al check-~in, senza data.'],
  ['il <span lang="en">self check-in</span> e il check-out', 'Il Post, il self check-~in e il check-~out, senza data.'],
])('sources: «%s» is running text', (title, printed) => {
  expect(line({ title })).toBe(printed)
})
