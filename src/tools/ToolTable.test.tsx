import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToolTable, type TableRow } from './ToolTable.tsx'

const short = '100.000,00'

test.each<[string, TableRow, boolean]>([
  ['three figures of ten letters', ['Resta', short, short, short], true],
  ['one of eleven', ['Resta', short, short, '1.000.000 €'], false],
  ['two figures', ['Resta', short, short], false],
  ['four', ['Resta', short, short, short, short], false],
])('tables.across: of a tool, %s', (_, row, isAcross) => {
  render(<ToolTable caption="Conto" rows={[['Entrate', short, short, short], row]} />)
  expect(screen.getByRole('table').hasAttribute('data-thirds')).toBe(isAcross)
})
