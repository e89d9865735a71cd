import { readFileSync } from 'node:fs'
import { Unusable } from '../command/unusable.ts'

const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => cell.replaceAll('\\|', '|').trim())

/** The rows of a Markdown file's first table, by column; of the table under `## heading`, where it has several. */
export const readTable = (file: string, heading?: string): Record<string, string>[] => rowsOf(file, readFileSync(file, 'utf8'), heading)

/** The same of its text, where that was read already. */
export function rowsOf(file: string, text: string, heading?: string): Record<string, string>[] {
  const from = heading ? text.indexOf(`\n## ${heading}\n`) : 0
  const table = from === -1 ? undefined : /^\|.*\|\n\|[-|\s]+\|\n(\|.*\|\n)+/m.exec(text.slice(from))?.[0]
  if (!table) throw new Unusable(`${file}: expected a table${heading ? ` under «${heading}»` : ''}, found none`)
  const [head = '', , ...rows] = table.trim().split('\n')
  const names = cellsOf(head)
  return rows.map((row) => Object.fromEntries(cellsOf(row).map((cell, index) => [names[index] ?? '', cell])))
}
