import { readTable as read } from '../../e2e/harness/requirements/table.ts'
import { fill } from './product.ts'

/** The rows of a chapter's table, by column, the brand's values filled in; of the table under `## heading`, where it has several. */
export const readTable = (chapter: string, heading?: string): Record<string, string>[] =>
  read(`spec/${chapter}.md`, heading).map((row) => Object.fromEntries(Object.entries(row).map(([name, cell]) => [fill(name), fill(cell)])))
