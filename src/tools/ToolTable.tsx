import type { ReactNode } from 'react'
import { Ledger } from '../content/parts/Ledger.tsx'

/** The first cell is the row's heading, the others are figures. */
export type TableRow = readonly [string, ...ReactNode[]]

interface ToolTableProps {
  caption: string
  heads?: readonly string[]
  rows: readonly TableRow[]
}

export function ToolTable({ caption, heads, rows }: ToolTableProps) {
  return (
    <Ledger caption={caption}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={head} scope="col" data-align={place > 0 ? 'right' : undefined}>
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
              <td key={place} data-align="right" data-label={cells.length > 1 ? heads?.[place + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Ledger>
  )
}
