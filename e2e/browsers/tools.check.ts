import { expect } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { CALCULATOR } from '../support/pages.ts'
import { check } from './check.ts'

check('toasts.copy-link, toasts.announced: «Copia link» says that it copied', async ({ reader }) => {
  // One for all: the words that are announced are those that say it.
  await reader.open(CALCULATOR)
  await reader.wakes()
  await reader.click('main button', 'Copia link')
  await expect.poll(() => reader.ask(() => document.body.innerText)).toContain('Link copiato')
})

for (const { value = '', income = '', costs = '', result = '' } of readTable('constants', 'Calculated')) {
  check(`constants.calculated: ${value} €, ${income} € and ${costs} € make ${result}`, async ({ reader }) => {
    await reader.open(CALCULATOR)
    await reader.wakes()
    await reader.fill('Valore dell’immobile in euro', value)
    await reader.fill('Entrate lorde annue in euro', income)
    await reader.fill('Costi totali annui in euro', costs)
    await expect.poll(() => reader.ask(() => document.querySelector('main output')?.textContent)).toContain(result)
  })
}

check('toasts.early: pressed before the script was there, a button is not lost: it copied, or says what to do', async ({ reader, stage }) => {
  const free = stage.hold(/\.js$/)
  await reader.open(CALCULATOR)
  await reader.click('main button', 'Copia link')
  free()
  await expect.poll(() => reader.ask(() => document.body.innerText)).toMatch(/Link copiato|usa la barra degli indirizzi/)
})
