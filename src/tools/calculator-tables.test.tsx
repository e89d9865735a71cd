import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { open } from './test-tool.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

const lines = () => Array.from(screen.getByRole<HTMLTableElement>('table').rows, ({ cells }) => Array.from(cells, (cell) => cell.textContent.replaceAll('\u00A0', ' ')).join(' | '))

// Reckoned by hand, on figures that come out otherwise in each column; gross income bears no VAT.
test.each([
  [
    'ProfitTool',
    // 15.000 €, 33 changes of guest; VAT makes 20% of it 23,3% and 24,4%.
    '?prezzo=150&notti=100&fondo=8',
    [
      'Voce | Senza IVA | IVA sul portale | IVA su tutto',
      'Portale e gestione, 20% | −3.000 € | −3.495 € | −3.660 €',
      'Cambi d’ospite: 33 | −2.310 € | −2.310 € | −2.310 €',
      'Resta, prima delle imposte | 6.190 € | 5.695 € | 5.530 €',
      'Con la cedolare al 21% | 3.040 € | 2.545 € | 2.380 €',
      'Con la cedolare al 26% | 2.290 € | 1.795 € | 1.630 €',
      'Al 21%, tolto il fondo (8%) | 1.840 € | 1.345 € | 1.180 €',
      'Pareggio, prima delle imposte | 37 notti | 39 notti | 39 notti',
      'Pareggio, al 21% | 54 notti | 58 notti | 60 notti',
    ],
  ],
  [
    'YieldTool',
    // 880 € of VAT and 1.800 € of fund; 6.300, 7.800 and 3.000 € of tax.
    '?valore=250000&entrate=30000&costi=12000&canale=4000&fondo=6',
    [
      'Voce | Come scritto | Con IVA al 22% e fondo',
      'Costi totali | 12.000 € | 14.680 €',
      'Utile netto, prima delle imposte | 18.000 € | 15.320 €',
      'Rendimento lordo | 12% | 12%',
      'Rendimento netto | 7,2% | 6,1%',
      'Netto, con la cedolare al 21% | 4,7% | 3,6%',
      'Netto, con la cedolare al 26% | 4,1% | 3%',
      'Netto, con il 10% del canone concordato, mai dei turisti | 6% | 4,9%',
    ],
  ],
  [
    'CommissionsTool',
    // 5, 14, 18 and 31% of 40.000 €, each with its VAT.
    '?ricavi=40000&dirette=50&portale=18&agenzia=22&iva=si',
    [
      'Canale | Quota | Costo | Resta',
      'Solo prenotazioni dirette, gestione al 5% | 6,1% | 2.440 € | 37.560 €',
      'Gestione al 5%, con la tua quota di dirette | 17,1% | 6.832 € | 33.168 €',
      'Solo portale, senza gestore | 22% | 8.784 € | 31.216 €',
      'Agenzia di gestione, con la tua quota di dirette | 37,8% | 15.128 € | 24.872 €',
    ],
  ],
])('tools.table: %s%s, head by head and line by line', (name, search, expected) => {
  open(name, search)
  expect(lines()).toEqual(expected)
})

test('tools.decimals: 660,22 € of VAT leave no cents in the table', () => {
  open('YieldTool', '?canale=3001')
  expect(lines().slice(1, 3)).toEqual(['Costi totali | 10.000 € | 11.910 €', 'Utile netto, prima delle imposte | 15.000 € | 13.090 €'])
})
