import type { ReactNode } from 'react'
import { Ledger } from '../content/parts/Ledger.tsx'

/** The first cell is the row's heading, the others are figures. */
export type TableRow = readonly [string, ...ReactNode[]]

interface ToolTableProps {
  caption: string
  heads?: readonly string[]
  rows: readonly TableRow[]
}

/** As many letters of a figure stand in a third of a phone. */
const SHORT = 10

export function ToolTable({ caption, heads, rows }: ToolTableProps) {
  const areShort = rows.every(([, ...cells]) => cells.length === 3 && cells.every((cell) => typeof cell === 'string' && cell.length <= SHORT))
  return (
    <Ledger caption={caption} thirds={areShort}>
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
