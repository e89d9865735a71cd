import { expect } from 'playwright/test'
import { readTable } from '../../../spec/support/table.ts'
import { headingOf } from '../../support/pages.ts'
import { check } from '../check.ts'
import type { Page } from '../page.ts'
import type { Stage } from '../stage.ts'

const steps = readTable('navigation') as { from: string; link: string; to: string; heading: string }[]
const LIST = '/proprietario'
const ARTICLE = '/blog/prezzo-affitti-brevi'
const LINK = `Leggi: ${headingOf(ARTICLE)}`

const scrolls = (reader: Page, top: number) => expect.poll(() => reader.scroll()).toBe(top)

async function openHome(reader: Page): Promise<void> {
  await reader.open('/')
  await expect.poll(() => reader.sees('[role=dialog]')).toBe(true)
  await reader.press('Escape')
  await expect.poll(() => reader.sees('[role=dialog]')).toBe(false)
}

async function indexLeads(reader: Page): Promise<void> {
  const name = await reader.evaluate(() => document.querySelectorAll('main nav a[href^="#"]')[3]?.textContent ?? '')
  await reader.click('main nav a[href^="#"]', name)
  const header = await reader.evaluate(() => document.querySelector('header')!.getBoundingClientRect().bottom)
  await expect.poll(async () => (await reader.place({ selector: 'h2', name })).top).toBeGreaterThanOrEqual(header)
  await expect.poll(async () => (await reader.place({ selector: 'h2', name })).bottom).toBeLessThanOrEqual(800)
}

/** In the page: a driver that waits for a slow page cannot act on the one that is still shown. */
async function followSlowly(reader: Page, stage: Stage, then: () => void): Promise<void> {
  await reader.evaluate(() => void setTimeout(() => document.querySelector<HTMLAnchorElement>('header a[href="/ospite"]')!.click()))
  await expect.poll(() => stage.asked.filter((path) => /^\/ospite|GuestsPage/.test(path)).length).toBeGreaterThan(0)
  await reader.evaluate(then)
}

for (const { from, link, to, heading } of steps) {
  check(`routes.answer: from ${from} by «${link}»`, async ({ reader }) => {
    await (from === '/' ? openHome(reader) : reader.open(from))
    await reader.follow(link)
    await reader.isAt(to, heading)
    expect(await reader.scroll(), 'starts at its top').toBe(0)
  })
}

check('articles.contents: a link of the index brings its heading below the header', async ({ reader }) => {
  await reader.open(ARTICLE)
  await indexLeads(reader)
})

check('articles.contents: the same in an article reached by a link', async ({ reader }) => {
  await reader.open(LIST)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  await indexLeads(reader)
})

check('navigation.back: back and forward find each page where it was left', async ({ reader }) => {
  await reader.open(LIST)
  await reader.scrollTo(700)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  await reader.scrollTo(3000)
  await reader.go(-1)
  await reader.isAt(LIST, headingOf(LIST))
  await expect.poll(() => reader.scroll()).toBeGreaterThan(300)
  await reader.go(1)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  await scrolls(reader, 3000)
})

check('navigation.back: a reload finds the page where it was left', async ({ reader }) => {
  await reader.open(ARTICLE)
  await reader.scrollTo(3000)
  await reader.evaluate(() => void setTimeout(() => location.reload()))
  await scrolls(reader, 3000)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
})

check('navigation.back: coming back from another document finds the page where it was left', async ({ reader }) => {
  await reader.open(LIST)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  await reader.scrollTo(3000)
  await reader.open('/robots.txt')
  await reader.go(-1)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  await scrolls(reader, 3000)
})

check('routes.answer: of a slow link and a quick one after it, the quick one wins', async ({ reader, stage }) => {
  await reader.open(LIST)
  await reader.point('footer a[href]')
  await reader.settles()
  const free = stage.hold(/^\/ospite|GuestsPage/)
  await followSlowly(reader, stage, () => document.querySelector<HTMLAnchorElement>('header a[href="/contatti"]')!.click())
  await reader.isAt('/contatti', 'Contatti')
  free()
  await reader.settles()
  await reader.isAt('/contatti', 'Contatti')
})

check('navigation.back: of a slow link and «back» after it, «back» wins', async ({ reader, stage }) => {
  await reader.open(LIST)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  const free = stage.hold(/^\/ospite|GuestsPage/)
  await followSlowly(reader, stage, () => history.back())
  await reader.isAt(LIST, headingOf(LIST))
  free()
  await reader.settles()
  await reader.isAt(LIST, headingOf(LIST))
})
