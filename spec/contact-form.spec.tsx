import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { fill } from './support/product.ts'
import { service } from './support/service.ts'
import { visit } from './support/subject.tsx'
import { submitNatively } from './support/submit.ts'
import { readTable } from './support/table.ts'

const fields = readTable('contact-form')
const form = () => screen.getByRole<HTMLFormElement>('form')
const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label))
const received: { type: string | null; body: string }[] = []

async function fillIn(except?: string) {
  for (const { field: name, label, value } of fields) {
    if (name === except) continue
    if (name === 'privacy') await userEvent.click(field(label!))
    else await userEvent.type(field(label!), value!.replace('⏎', '{Enter}'))
  }
}

beforeEach(async () => {
  received.length = 0
  service.use(
    http.post(fill('{formEndpoint}'), async ({ request }) => {
      received.push({ type: request.headers.get('content-type'), body: await request.text() })
      return new HttpResponse()
    }),
  )
  await visit('/contatti')
})

test('contact-form.target: posted to the external service, in this tab', () => {
  expect(form()).toHaveAttribute('action', fill('{formEndpoint}'))
  expect(form()).toHaveAttribute('method', 'post')
  expect(form()).not.toHaveAttribute('target')
})

test('contact-form.fields: exactly five, once', async () => {
  await fillIn()
  await submitNatively(form())
  expect(received.map(({ body }) => [...new URLSearchParams(body).keys()])).toEqual([fields.map((row) => row.field)])
})

test('contact-form.encoding: urlencoded, UTF-8, CRLF', async () => {
  await fillIn()
  await submitNatively(form())
  expect(form().enctype).toBe('application/x-www-form-urlencoded')
  expect(form()).not.toHaveAttribute('accept-charset')
  expect(received[0]?.type).toContain('application/x-www-form-urlencoded')
  expect(received[0]?.body).toBe(fields.map((row) => `${row.field}=${row.wire}`).join('&'))
})

test.each(fields)('contact-form.required: without $field nothing is sent', async ({ field: empty }) => {
  await fillIn(empty)
  await submitNatively(form())
  expect(form()).toBeInvalid()
  expect(received).toEqual([])
})

test('contact-form.required: empty, nothing is sent', async () => {
  await submitNatively(form())
  expect(received).toEqual([])
})

test.each(['zoe', 'zoe@', '@esempio.example', 'zoe esempio@x'])('contact-form.email: «%s» is not sent', async (wrong) => {
  await fillIn('email')
  await userEvent.type(field('Email *'), wrong)
  await submitNatively(form())
  expect(field('Email *')).toBeInvalid()
  expect(received).toEqual([])
})

test('contact-form.native: no script of the site sends it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send')
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  const beacon = vi.fn<typeof navigator.sendBeacon>(() => true)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon }))
  await fillIn()
  window.addEventListener('submit', (event) => event.preventDefault(), { once: true, capture: true })
  await userEvent.click(screen.getByRole('button', { name: 'Invia il messaggio' }))
  vi.unstubAllGlobals()
  expect([fetched, sent, submitted, beacon].flatMap(({ mock }) => mock.calls as unknown[])).toEqual([])
})

test('contact-form.native: a script that takes over is an error', async () => {
  await fillIn()
  form().addEventListener('submit', (event) => event.preventDefault())
  await expect(submitNatively(form())).rejects.toThrow('a script took over')
})
