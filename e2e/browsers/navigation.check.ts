import { expect } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { headingOf } from '../support/pages.ts'
import { check } from './check.ts'
import type { Page } from '../harness/browsers/page.ts'

const steps = readTable('navigation') as { from: string; link: string; to: string; heading: string }[]
const LIST = '/proprietario'
const ARTICLE = '/blog/prezzo-affitti-brevi'
const LINK = `Leggi: ${headingOf(ARTICLE)}`

async function openHome(reader: Page): Promise<void> {
  await reader.open('/')
  await expect.poll(() => reader.sees('[role=dialog]')).toBe(true)
  await reader.press('Escape')
  await expect.poll(() => reader.sees('[role=dialog]')).toBe(false)
}

/** The fourth place that the index of contents leads to. */
const fourth = (reader: Page) =>
  reader.evaluate(() => {
    const link = document.querySelectorAll('main nav a[href^="#"]')[3]
    return { name: link?.textContent ?? '', address: link?.getAttribute('href') ?? '' }
  })

async function standsBelowHeader(reader: Page, name: string): Promise<void> {
  const header = await reader.evaluate(() => document.querySelector('header')!.getBoundingClientRect().bottom)
  await expect.poll(async () => (await reader.place({ selector: 'h2', name })).top).toBeGreaterThanOrEqual(header)
  await expect.poll(async () => (await reader.place({ selector: 'h2', name })).bottom).toBeLessThanOrEqual(800)
}

async function indexLeads(reader: Page): Promise<void> {
  const { name } = await fourth(reader)
  await reader.click('main nav a[href^="#"]', name)
  await standsBelowHeader(reader, name)
}

for (const { from, link, to, heading } of steps) {
  check(`navigation.document: from ${from} by «${link}»`, async ({ reader }) => {
    await (from === '/' ? openHome(reader) : reader.open(from))
    await reader.follow(link)
    await reader.isAt(to, heading)
    expect(await reader.scroll(), 'starts at its top').toBe(0)
  })
}

check('navigation.contents: a link of the index brings its heading below the header', async ({ reader }) => {
  await reader.open(ARTICLE)
  await indexLeads(reader)
})

check('navigation.contents: the same in an article reached by a link', async ({ reader }) => {
  await reader.open(LIST)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  await indexLeads(reader)
})

check('navigation.hash: an address with a place in it opens there', async ({ reader }) => {
  await reader.open(ARTICLE)
  const { name, address } = await fourth(reader)
  await reader.open('/contatti')
  await reader.open(ARTICLE + address)
  await standsBelowHeader(reader, name)
})

// MiniBrowser opens a tab with the middle button only: what a page owes is that it leaves the press to the browser.
check('navigation.new-tab: a link pressed with Ctrl held is left to the browser', async ({ reader }) => {
  await reader.open(ARTICLE)
  await reader.evaluate(() =>
    addEventListener('click', (event) => {
      document.title = `${event.ctrlKey} ${event.defaultPrevented}`
      event.preventDefault()
    }),
  )
  await reader.click('main a[href]', 'Torna al blog', 'Control')
  await expect.poll(() => reader.ask(() => document.title), 'Ctrl held, taken by the page').toBe('true false')
})

check('navigation.failed-start: where no script can be fetched, a link leads on', async ({ reader, stage }) => {
  stage.cut(/\.js$/)
  await reader.open(LIST)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
})
