import { escapeUTF8 } from 'entities'

export const text = (value: unknown): string => escapeUTF8(String(value))

export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** A table too wide for its window scrolls by itself, by the keyboard too. The first cell of a row may be markup. */
export const table = (caption: string, heads: string[], rows: unknown[][], mark: (first: unknown) => string = text): string =>
  `<div role="region" aria-label="${text(caption)}" tabindex="0"><table><caption>${text(caption)}</caption><thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first, ...others]) => `<tr><th scope="row">${mark(first)}</th>${others.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`

/** Several things in words: «a, b and 3 more». */
export const some = (things: string[]): string => `${things.slice(0, 3).join(', ')}${things.length > 3 ? ` and ${things.length - 3} more` : ''}`
