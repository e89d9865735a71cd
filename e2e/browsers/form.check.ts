import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { readTable } from '../../spec/support/table.ts'
import { fields } from '../support/contact-form.ts'
import { check } from './check.ts'
import type { Page } from '../harness/browsers/page.ts'
import type { Stage } from '../harness/browsers/stage.ts'

const wire = fields.map(({ field, wire: sent }) => `${field}=${sent}`).join('&')
const words = readTable('contact-page', 'Messages').filter(({ value }) => !value).map(({ message }) => message)
const send = (reader: Page) => reader.click('form button', 'Invia il messaggio')

async function fillIn(reader: Page): Promise<void> {
  for (const { field, label, value } of fields) {
    if (field === 'privacy') await reader.click('input[type=checkbox]')
    else await reader.fill(label, value)
  }
}

async function sends(reader: Page, stage: Stage): Promise<void> {
  await reader.open('/contatti')
  await fillIn(reader)
  await send(reader)
  await about('form-in-browser.answer', () => expect.poll(() => reader.heading().catch(() => '')).toBe('Received'))
  await about('form-in-browser.wire', () => expect(stage.posts).toEqual([{ type: 'application/x-www-form-urlencoded', body: wire }]))
}

check('form-in-browser.wire, form-in-browser.answer: one POST with the five fields, byte for byte', async ({ reader, stage }) => sends(reader, stage))

check('form-in-browser.refused, form-in-browser.said: empty, nothing is sent, the first field has the focus, and all five say that they are wanted', async ({ reader, stage }) => {
  await reader.open('/contatti')
  await send(reader)
  await about('form-in-browser.refused', () => expect.poll(() => reader.focused()).toBe(fields[0]!.label))
  // What is wrong comes first; what to write, if anything says so, after it.
  const said = () => reader.evaluate(() => [...document.querySelectorAll('form [aria-invalid=true]')].map((field) => document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.innerText))
  await about('form-in-browser.said', async () => expect(await said()).toEqual(words))
  await about('form-in-browser.refused', () => expect(stage.posts).toEqual([]))
})

check('form-in-browser.refused: sent before the script has come, the fields keep their mark', async ({ reader, stage }) => {
  const free = stage.hold(/\.js$/)
  await reader.open('/contatti')
  await send(reader)
  await expect.poll(() => reader.focused()).toBe(fields[0]!.label)
  free()
  await reader.settles()
  await reader.paints()
  const borders = () => reader.evaluate(() => [...document.querySelectorAll('input:not([type=checkbox]), textarea')].map((field) => getComputedStyle(field).borderTopWidth))
  expect(await borders()).toEqual(['3px', '3px', '3px', '3px'])
})

check.describe('without scripts', () => {
  check.use({ scripts: false })

  check('form-in-browser.no-javascript: the same bytes', async ({ reader, stage }) => sends(reader, stage))
})
