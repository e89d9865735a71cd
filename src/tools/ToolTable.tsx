import type { ReactNode } from 'react'
import { Ledger } from '../content/parts/Ledger'

/** The first cell is the row's heading. */
export type TableRow = readonly [string, ...ReactNode[]]

interface ToolTableProps {
  caption: string
  heads?: readonly string[]
  rows: readonly TableRow[]
  /** Words instead of numbers: from the left. */
  words?: boolean
}

export function ToolTable({ caption, heads, rows, words = false }: ToolTableProps) {
  const align = words ? undefined : 'right'
  return (
    <Ledger caption={caption}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={head} scope="col" data-align={place > 0 ? align : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
              <td key={place} data-align={align} data-label={cells.length > 1 ? heads?.[place + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Ledger>
  )
}
