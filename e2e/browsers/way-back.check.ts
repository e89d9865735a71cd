import { expect } from 'playwright/test'
import { headingOf } from '../support/pages.ts'
import { check } from './check.ts'
import type { Page } from '../harness/browsers/page.ts'
import type { Stage } from '../harness/browsers/stage.ts'

const LIST = '/proprietario'
const ARTICLE = '/blog/prezzo-affitti-brevi'
const LINK = `Leggi: ${headingOf(ARTICLE)}`

/** A page that is being left answers nothing. */
const scrolls = (reader: Page, top: number) => expect.poll(() => reader.scroll().catch(() => undefined)).toBe(top)

/** Both in the page and at one go: a driver that waits for a slow page cannot act on the one that is still shown. */
async function followSlowly(reader: Page, stage: Stage, then: 'link' | 'back'): Promise<() => void> {
  const free = stage.hold(/^\/ospite/)
  await reader.evaluate((isBack) => {
    const click = (path: string) => document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)!.click()
    setTimeout(() => click('/ospite'))
    setTimeout(() => (isBack ? history.back() : click('/contatti')), 1000)
  }, then === 'back')
  await expect.poll(() => stage.asked.filter((path) => path.startsWith('/ospite')).length).toBeGreaterThan(0)
  return free
}

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

check('navigation.reload: a reload finds the page where it was left', async ({ reader }) => {
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

check('navigation.latest: of a slow link and a quick one after it, the quick one wins', async ({ reader, stage }) => {
  await reader.open(LIST)
  const free = await followSlowly(reader, stage, 'link')
  await reader.isAt('/contatti', 'Contatti')
  free()
  await reader.settles()
  await reader.isAt('/contatti', 'Contatti')
})

check('navigation.latest: of a slow link and «back» after it, «back» wins', async ({ reader, stage }) => {
  await reader.open(LIST)
  await reader.follow(LINK)
  await reader.isAt(ARTICLE, headingOf(ARTICLE))
  const free = await followSlowly(reader, stage, 'back')
  await reader.isAt(LIST, headingOf(LIST))
  free()
  await reader.settles()
  await reader.isAt(LIST, headingOf(LIST))
})
