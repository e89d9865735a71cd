import { expect, test } from 'playwright/test'
import { saidIn } from './said.ts'
import { transcriptOf } from './transcript.ts'

const html = `<!DOCTYPE html><html lang="en"><title>Boats</title><body>
<nav aria-label="Main"><a href="#a" aria-current="page">Hire</a> <a href="#b">Prices</a> <span aria-current="step">Boats</span></nav>
<main><h1>Hire a <em>boat</em></h1>
<p>Ask for a <i lang="it">sandolo da regata</i> by name.</p>
<p aria-hidden="true">A drawing</p>
<form aria-label="Booking"><label>Name <input required aria-invalid="true" aria-describedby="why"></label><p id="why">Write your name.</p>
<label><input type="checkbox"> With oars</label><button aria-expanded="false">More</button></form>
<div role="status">Two are free</div></main>`

test('audit.transcripts: role, name, value, states, description and language of each node, in reading order', async ({ page }) => {
  await page.setContent(html)
  await page.getByRole('textbox').fill('Ann')
  expect((await transcriptOf(page)).split('\n')).toEqual([
    'document "Boats" [in en]',
    '  navigation "Main"',
    '    link "Hire" [current page]',
    '    link "Prices"',
    '    generic [current step]: Boats',
    '  main',
    '    heading "Hire a boat" [level 1]',
    '      text: Hire a',
    '      emphasis: boat',
    '    paragraph: Ask for a sandolo da regata [in it] by name.',
    '    form "Booking"',
    '      text: Name',
    '      textbox "Name" = "Ann" [invalid, focused, required] (Write your name.)',
    '      paragraph: Write your name.',
    '      checkbox "With oars" [not checked]',
    '      button "More" [not expanded]',
    '    status [live polite]: Two are free',
  ])
})

test('audit.transcripts: what a state says is that of the part that it has brought, or of what is particular to the page', async ({ page }) => {
  await page.setContent(html)
  const said = async () => [await saidIn(page, '/', '[role=status]'), await saidIn(page, '/')]
  const [status, main] = await said()
  await page.getByRole('link', { name: 'Prices' }).evaluate((link) => (link.textContent = 'What it costs'))
  expect(await said()).toEqual([status, main])
  await page.getByRole('status').evaluate((part) => (part.textContent = 'One is free'))
  expect(await said()).toEqual([expect.not.stringMatching(status!), expect.not.stringMatching(main!)])
  expect([await transcriptOf(page, '[role=status]'), await transcriptOf(page, '.gone')]).toEqual(['status [live polite, in en]: One is free', await transcriptOf(page)])
})
