import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CommissionsTool } from './CommissionsTool.tsx'
import { ProfitTool } from './ProfitTool.tsx'
import { YieldTool } from './YieldTool.tsx'

const tools = { CommissionsTool, ProfitTool, YieldTool }

async function open(name: string, search: string) {
  const Tool = tools[name as keyof typeof tools]
  history.replaceState(null, '', `/articolo${search}`)
  render(<Tool />)
  await act(() => vi.dynamicImportSettled())
  return screen.queryByRole('img')?.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')
}

/** How high the poles of one ink stand, from the left. */
const heightsOf = (ink: string): number[] =>
  (screen.getByRole('img').querySelector(`path[class="${ink}"]`)!.getAttribute('d')!.match(/M[^M]+z/g) ?? []).map((outline) => {
    const heights = [...outline.matchAll(/[-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y))
    return Math.max(...heights) - Math.min(...heights)
  })

test.each([
  ['ProfitTool', '?prezzo=150', 'Incasso: 30.000 €; Portale e gestione: −6.000 €; Cambi e fissi: −8.190 €; Cedolare: −6.300 €; Senza IVA: 9.510 €; IVA e fondo: −2.820 €; Resta: 6.690 €'],
  ['YieldTool', '?entrate=30000', 'Entrate: 30.000 €; Costi: −10.000 €; Netto: 20.000 €; Cedolare: −6.300 €; Senza IVA: 13.700 €; IVA e fondo: −2.160 €; Resta: 11.540 €'],
  [
    'CommissionsTool',
    '?dirette=50',
    'Solo prenotazioni dirette, gestione al 5%: 1.250 €; Gestione al 5%, con la tua quota di dirette: 3.125 €; Solo portale, senza gestore: 3.750 €; Agenzia di gestione, con la tua quota di dirette: 8.125 €',
  ],
])('tools.drawn: %s%s', async (name, search, told) => {
  expect(await open(name, search)).toBe(told)
})

test('tools.drawn: in a browser that groups nothing by itself', async () => {
  const own = Object.getOwnPropertyDescriptor(Map, 'groupBy')!
  Object.defineProperty(Map, 'groupBy', { ...own, value: undefined })
  try {
    expect(await open('ProfitTool', '?prezzo=150')).toContain('Resta: 6.690 €')
    expect(heightsOf('o K')).toHaveLength(2)
  } finally {
    Object.defineProperty(Map, 'groupBy', own)
  }
})

test.each([
  ['ProfitTool', '?prezzo=150'],
  ['YieldTool', '?entrate=30000'],
])('tools.drawn: of %s%s as high as what it tells', async (name, search) => {
  const told = (await open(name, search))!.split('; ').map((one) => Number(one.split(': ')[1]!.replaceAll(/[ .€]/g, '')))
  const [gross = 0, ...left] = told.filter((amount) => amount > 0)
  const [whole = 0] = heightsOf('k')
  expect(heightsOf('o K').map((height) => (height / whole) * gross)).toEqual(left.map((amount) => expect.closeTo(amount, -2)))
})

test.each([
  ['ProfitTool', ''],
  ['ProfitTool', '?notti=40'],
  ['YieldTool', '?entrate=25000&costi=25000'],
  ['CommissionsTool', '?ricavi=0'],
])('tools.drawn: no poles for %s%s', async (name, search) => {
  expect(await open(name, search)).toBeUndefined()
})
