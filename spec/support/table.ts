import { readFileSync } from 'node:fs'
import { fill } from './product.ts'

const cells = (line: string): string[] =>
  line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => fill(cell.replaceAll('\\|', '|').trim()))

/** The rows of a chapter's table, by column; of the table under `## heading`, where it has several. */
export function readTable(chapter: string, heading?: string): Record<string, string>[] {
  const text = readFileSync(`spec/${chapter}.md`, 'utf8')
  const from = heading ? text.indexOf(`\n## ${heading}\n`) : 0
  const table = from === -1 ? undefined : /^\|.*\|\n\|[-|\s]+\|\n(\|.*\|\n)+/m.exec(text.slice(from))?.[0]
  if (!table) throw new Error(`spec/${chapter}.md: expected a table${heading ? ` under «${heading}»` : ''}`)
  const [head = '', , ...rows] = table.trim().split('\n')
  const names = cells(head)
  return rows.map((row) => Object.fromEntries(cells(row).map((cell, index) => [names[index] ?? '', cell])))
}
