import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { itineraries, walkingMinutes } from './itineraries.ts'

const article = readFileSync('src/content/articles/venezia-bambini.mdx', 'utf8')
const rows = article.split('\n').filter((line) => line.startsWith('| '))
const stops = itineraries.flatMap(({ stops }) => stops)

test.each(stops)('itineraries: $name is as far in the article', ({ name, minutes, how }) => {
  const row = rows.find((line) => line.includes(`) ${name.replaceAll('’', "'")} |`))
  expect(row).toContain(minutes === undefined ? (how ?? 'partenza') : ` ${minutes} minuti`)
})

test.each([
  ['A', 42],
  ['B', 50],
  ['C', 14],
] as const)('itineraries: %s is %d minutes of walking', (letter, minutes) => {
  expect(walkingMinutes(letter)).toBe(minutes)
})
