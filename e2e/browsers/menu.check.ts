import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { readTable } from '../../spec/support/table.ts'
import { headingOf } from '../support/pages.ts'
import { check } from './check.ts'
import type { Page } from '../harness/browsers/page.ts'

const links = readTable('header', 'Links').map(({ text = '', target = '' }) => ({ text, path: target }))
const BUTTON = 'header button'
const LINK = '#menu a[href]'

const isOpen = (reader: Page) => reader.sees(LINK)

async function openPage(reader: Page): Promise<void> {
  await reader.tab.resize(390, 844)
  await reader.open('/blog')
}

async function toggles(reader: Page): Promise<void> {
  for (const wanted of [true, false]) {
    await reader.click(BUTTON, 'Menu')
    await expect.poll(() => isOpen(reader)).toBe(wanted)
  }
}

async function escapes(reader: Page): Promise<void> {
  await reader.click(BUTTON, 'Menu')
  await expect.poll(() => isOpen(reader)).toBe(true)
  await reader.press('Tab')
  await reader.press('Escape')
  await expect.poll(() => isOpen(reader)).toBe(false)
  expect(await reader.focused()).toBe('Menu')
}

check('menu.toggle, menu.escape: the button opens and closes it, Escape closes it', async ({ reader }) => {
  await openPage(reader)
  expect(await isOpen(reader)).toBe(false)
  await about('menu.toggle', () => toggles(reader))
  await about('menu.escape', () => escapes(reader))
})

check('menu.before-script: the same while the page’s script has not been fetched', async ({ reader, stage }) => {
  stage.cut(/\.js$/)
  await openPage(reader)
  await toggles(reader)
  await escapes(reader)
})

check('menu.links, menu.leave: it holds the five links in order, and closes when the focus goes on', async ({ reader }) => {
  await openPage(reader)
  await reader.click(BUTTON, 'Menu')
  const stops: string[] = []
  for (const _ of links) {
    await reader.press('Tab')
    stops.push(await reader.focused())
  }
  await about('menu.links', () => expect(stops).toEqual(links.map(({ text }) => text)))
  await about('menu.leave', async () => expect(await isOpen(reader)).toBe(true))
  await reader.press('Tab')
  await about('menu.leave', () => expect.poll(() => isOpen(reader)).toBe(false))
})

check('menu.choice: a link closes the menu and opens its page', async ({ reader }) => {
  await openPage(reader)
  const { text, path } = links[2]!
  await reader.click(BUTTON, 'Menu')
  await reader.click(LINK, text)
  await reader.isAt(path, headingOf(path))
  expect(await isOpen(reader)).toBe(false)
})

check('menu.wide: from 640 px the links stand in the header', async ({ reader }) => {
  for (const [width, isWide] of [[639, false], [640, true]] as const) {
    await reader.tab.resize(width, 800)
    await reader.open('/blog')
    expect([await isOpen(reader), await reader.sees(BUTTON)], `links and button at ${width} px`).toEqual([isWide, !isWide])
  }
})

check.describe('without scripts', () => {
  check.use({ scripts: false })

  check('menu.no-javascript: the menu opens and a link leads to its page', async ({ reader }) => {
    await openPage(reader)
    await reader.click(BUTTON, 'Menu')
    const { text, path } = links[4]!
    await reader.click(LINK, text)
    await reader.isAt(path, headingOf(path))
  })
})
