type Cells = readonly (string | number)[]

export const markdownRow = (cells: Cells): string => `| ${cells.join(' | ')} |`

/** What a cell may hold: no bar or break of its own, and not too much. */
export const cellOf = (text: string): string => text.replaceAll('|', '¦').replace(/\s+/g, ' ').trim().slice(0, 200)

/** A table in Markdown, a line for each row. */
export const markdownTable = (head: Cells, rows: readonly Cells[]): string => [head, head.map(() => '---'), ...rows].map(markdownRow).join('\n')
