import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ItineraryTool } from './ItineraryTool.tsx'
import { RulesTool } from './RulesTool.tsx'

test('checklist: ten rules, counted as they are ticked', async () => {
  render(<RulesTool />)
  expect(screen.getAllByRole('checkbox')).toHaveLength(10)
  await userEvent.click(screen.getByRole('checkbox', { name: '4. Tieni la destra' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '8. Impara il calendario dei rifiuti' }))
  expect(screen.getByRole('status')).toHaveTextContent('Voci spuntate: 2 su 10')
  await userEvent.click(screen.getByRole('checkbox', { name: '4. Tieni la destra' }))
  expect(screen.getByRole('status')).toHaveTextContent('Voci spuntate: 1 su 10')
  expect(localStorage).toHaveLength(0)
})

test('checklist: three itineraries with their names', () => {
  render(<ItineraryTool />)
  const names = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
  expect(names).toEqual(['A. Dal treno al pesce, 42 minuti a piedi', 'B. Dai leoni ai pini, 50 minuti a piedi', 'C. Dove nascono le gondole, 14 minuti a piedi'])
  expect(screen.getAllByRole('checkbox')).toHaveLength(15)
})

test('checklist: prints alone, and the page is whole again afterwards', async () => {
  render(<RulesTool />)
  const list = screen.getByRole('region', { name: 'Le dieci regole su un foglio' })
  const printed: boolean[] = []
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push('alone' in list.dataset))
  await userEvent.click(screen.getByRole('button', { name: 'Stampa l’elenco' }))
  expect(printed).toEqual([true])
  dispatchEvent(new Event('afterprint'))
  expect(list).not.toHaveAttribute('data-alone')
  list.dataset.alone = ''
  dispatchEvent(new Event('afterprint'))
  expect(list).toHaveAttribute('data-alone')
})

test('checklist: counts what was ticked before the script was there', async () => {
  const place = document.createElement('main')
  document.body.append(place)
  place.innerHTML = renderToString(<RulesTool />)
  screen.getByRole<HTMLInputElement>('checkbox', { name: '10. Spendi da veneziano' }).checked = true
  render(<RulesTool />, { container: place, hydrate: true })
  expect(screen.getByRole('status')).toHaveTextContent('Voci spuntate: 1 su 10')
})
