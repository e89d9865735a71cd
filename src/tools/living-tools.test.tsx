import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { FESTIVAL_CALENDAR } from './festivals.ts'
import { FestivalsTool } from './FestivalsTool.tsx'
import { MarketTool } from './MarketTool.tsx'
import { OfficeTool } from './OfficeTool.tsx'
import { SunsetTool } from './SunsetTool.tsx'

const at = (instant: string) => vi.setSystemTime(new Date(instant))
const spoken = () => screen.getByRole('status').textContent.trim()

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/articolo')
})

test('market: open or closed by the clock of Rome, right again at the next change', () => {
  at('2027-01-12T10:59:30Z')
  render(<MarketTool />)
  expect(spoken()).toContain('Pescheria di Rialto Aperta fino alle 12:00')
  act(() => void vi.advanceTimersByTime(29_999))
  expect(spoken()).toContain('Pescheria di Rialto Aperta')
  act(() => void vi.advanceTimersByTime(1))
  expect(spoken()).toContain('Pescheria di Rialto Chiusa apre mercoledì alle 7:00')
  expect(spoken()).toContain('Erbaria di Rialto Aperta fino alle 13:30')
})

test('market: right when a sleeping machine wakes', () => {
  at('2027-01-12T05:00:00Z')
  render(<MarketTool />)
  at('2027-01-12T08:00:00Z')
  fireEvent(document, new Event('visibilitychange'))
  expect(spoken()).toContain('Pescheria di Rialto Aperta')
})

test('office: closed on Sunday', () => {
  at('2027-01-17T10:00:00Z')
  render(<OfficeTool />)
  expect(spoken()).toBe('Ufficio Chiuso apre lunedì alle 9:00')
  expect(screen.getByRole('row', { name: 'Sabato 9:00–14:00' })).toBeVisible()
})

test.each([
  ['2027-01-15T12:00:00Z', 'La prossima: Martedì grasso, ultimo giorno di Carnevale 9 febbraio 2027', '9 feb'],
  ['2027-02-09T22:59:00Z', 'In corso: Martedì grasso, ultimo giorno di Carnevale Oggi', '9 feb'],
  ['2027-02-09T23:00:00Z', 'La prossima: Festa della Sensa 9 maggio 2027', '9 mag'],
  ['2027-07-18T12:00:00Z', 'In corso: Festa del Redentore Oggi', '17–18 lug'],
])('festivals: at %s the browser marks the next', (instant, sentence, date) => {
  at(instant)
  render(<FestivalsTool />)
  expect(spoken()).toBe(sentence)
  const marks = screen.getAllByRole('mark').map((mark) => mark.textContent.replaceAll('\u2060', '').replace('\u00A0', ' '))
  expect(marks).toEqual([date])
})

test.each([
  ['2027-02-09T22:59:00Z', 60_000, 'In corso: Martedì grasso, ultimo giorno di Carnevale Oggi', 'La prossima: Festa della Sensa 9 maggio 2027'],
  ['2027-07-16T21:59:59Z', 1000, 'La prossima: Festa del Redentore 17 luglio 2027', 'In corso: Festa del Redentore Fino al 18 luglio'],
])('festivals: open since %s, it turns at midnight in Rome, not before', (instant, wait, before, after) => {
  at(instant)
  render(<FestivalsTool />)
  act(() => void vi.advanceTimersByTime(wait - 1))
  expect(spoken()).toBe(before)
  act(() => void vi.advanceTimersByTime(1))
  expect(spoken()).toBe(after)
})

test('festivals: open for days, it turns at each midnight, also where a day has 25 hours', () => {
  at('2027-10-30T10:00:00Z')
  render(<FestivalsTool />)
  act(() => void vi.advanceTimersByTime(21 * 86_400_000 + 13 * 3_600_000 - 1)) // 20 November ends
  expect(spoken()).toBe('La prossima: Festa della Madonna della Salute 21 novembre 2027')
  act(() => void vi.advanceTimersByTime(1))
  expect(spoken()).toBe('In corso: Festa della Madonna della Salute Oggi')
})

test('festivals: six feasts, five years, one file', () => {
  at('2031-01-01T12:00:00Z')
  render(<FestivalsTool />)
  expect(screen.getAllByRole('cell')).toHaveLength(30)
  expect(screen.queryByRole('mark')).not.toBeInTheDocument()
  expect(spoken()).toBe('Date calcolate: verifica il programma prima di partire')
  const file = screen.getByRole('link', { name: /ics/ })
  expect(file).toHaveAttribute('href', FESTIVAL_CALENDAR)
  expect(file).toHaveAttribute('download')
})

test.each([
  ['MarketTool', MarketTool],
  ['OfficeTool', OfficeTool],
  ['FestivalsTool', FestivalsTool],
  ['SunsetTool', SunsetTool],
])('%s: what is built does not know what day it is', (_, Tool) => {
  at('2027-01-12T10:00:00Z')
  const html = renderToString(<Tool />)
  at('2027-11-21T03:00:00Z')
  expect(renderToString(<Tool />)).toBe(html)
})

test('tools.kept: today is not put into the address on the way back within the page, a day that was chosen is', () => {
  at('2027-03-14T23:30:00Z')
  render(<SunsetTool />)
  fireEvent.popState(window)
  expect(location.search).toBe('')
  fireEvent.input(screen.getByLabelText('Giorno'), { target: { value: '2027-06-15' } })
  history.replaceState(null, '', '/articolo')
  fireEvent.popState(window)
  expect(location.search).toBe('?giorno=2027-06-15')
})

test('sunset: it opens on today, in Venice', () => {
  at('2027-03-14T23:30:00Z')
  render(<SunsetTool />)
  expect(spoken()).toBe('Tramonto, 15 marzo 2027 18:16 Alle 17:30, a Burano, il sole è a 7°, buona luce')
  expect(location.search).toBe('')
})
