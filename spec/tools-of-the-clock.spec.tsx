import { expect, test, vi } from 'vitest'
import { wait } from './support/clock.ts'
import { visit } from './support/subject.tsx'

test('tools.day: the row of today, then of the next', async () => {
  vi.useFakeTimers({ now: new Date('2027-02-06T23:59:00+01:00') })
  await visit('/contatti')
  const rows = () => Array.from(document.querySelectorAll('[data-live] tr:has(mark)'), ({ textContent }) => textContent)
  await wait(59_999)
  expect(rows()).toEqual(['Sabato9:00–14:00'])
  await wait(1)
  expect(rows()).toEqual(['Domenicachiuso'])
})

test.each([
  ['/blog/mercato-rialto', 'at seven', '2027-02-05T06:59:00+01:00', 'Pescheria di Rialto Chiusa', 'Pescheria di Rialto Aperta'],
  ['/blog/mercato-rialto', 'at noon', '2027-02-05T11:59:00+01:00', 'Pescheria di Rialto Aperta', 'Pescheria di Rialto Chiusa'],
  ['/contatti', 'at nine', '2027-02-05T08:59:00+01:00', 'Ufficio Chiuso', 'Ufficio Aperto'],
  ['/contatti', 'at six', '2027-02-05T17:59:00+01:00', 'Ufficio Aperto', 'Ufficio Chiuso'],
  ['/blog/tradizioni-veneziane', 'at midnight in Rome', '2027-02-09T23:59:00+01:00', 'In corso: Martedì grasso', 'La prossima: Festa della Sensa 9 maggio 2027'],
])('tools.turns: %s, left open, %s', async (path, _, minuteBefore, before, after) => {
  vi.useFakeTimers({ now: new Date(minuteBefore) })
  await visit(path)
  const said = () => document.querySelector('[data-live] output')!.textContent
  await wait(59_999)
  expect(said()).toContain(before)
  await wait(1)
  expect(said()).toContain(after)
})
