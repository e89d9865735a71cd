import { expect, test as testAlone, type Page } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { linkName } from './harness/page/link-name.ts'
import { headingOf } from './support/pages.ts'
import { test } from './support/reading.ts'
import { markDocument, openPage } from './support/script.ts'

const steps = readTable('navigation') as { from: string; link: string; to: string; heading: string }[]
const article = '/blog/prezzo-affitti-brevi'
/** By its element, not its role: on a slow machine the dialog that welcomes the reader may lie over it already. */
const h1 = (page: Page) => page.locator('h1')
const main = (page: Page) => page.getByRole('main')
const follow = (page: Page, name: string) => main(page).getByRole('link', { name: linkName(name) }).click()
const contents = (page: Page) => page.getByRole('navigation', { name: 'In questo articolo' }).getByRole('link')

/** The heading stands in the window, below the header. */
async function standsBelowHeader(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name })
  await expect(heading).toBeInViewport()
  const header = (await page.getByRole('banner').boundingBox())!
  await expect.poll(async () => (await heading.boundingBox())!.y, 'top of the heading').toBeGreaterThanOrEqual(header.y + header.height)
}

for (const { from, link, to, heading } of steps) {
  test(`navigation.document: from ${from} by «${link}»`, async ({ page }) => {
    await openPage(page, from)
    const sameDocument = await markDocument(page)
    await follow(page, link)
    await expect(page).toHaveURL(to)
    await expect(h1(page)).toHaveText(heading)
    expect(await sameDocument(), 'the same document').toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test(`navigation.failed-start: «${link}» on ${from} leads on without the application's script`, async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(from)
    await follow(page, link)
    await expect(page).toHaveURL(to)
    await expect(h1(page)).toHaveText(heading)
  })
}

for (const way of ['opened', 'reached by a link'] as const) {
  test(`navigation.contents: the index of an article that was ${way}`, async ({ page }) => {
    if (way === 'opened') await page.goto(article)
    else {
      await page.goto('/proprietario')
      await follow(page, `Leggi: ${headingOf(article)}`)
    }
    const link = contents(page).nth(3)
    await link.click()
    await standsBelowHeader(page, await link.innerText())
  })
}

test('navigation.hash: an address with a place in it opens there', async ({ page }) => {
  await page.goto(article)
  const link = contents(page).nth(3)
  const [address, name] = [await link.getAttribute('href'), await link.innerText()]
  await page.goto('/contatti')
  await page.goto(article + address)
  await standsBelowHeader(page, name)
})

testAlone('navigation.new-tab: with Ctrl or Cmd held the page opens in a tab of its own', async ({ page, context }) => {
  await page.goto(article)
  const opened = context.waitForEvent('page')
  await main(page).getByRole('link', { name: 'Torna al blog' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(h1(await opened)).toHaveText('Blog')
  await expect(page).toHaveURL(article)
})

/** The last of its list: no page that a list fetches ahead. */
const late = '/blog/check-in-automatico'
for (const last of ['a quick link', 'back'] as const) {
  test(`navigation.latest: a slow link, then ${last}`, async ({ page }) => {
    await page.goto('/blog')
    await page.goto('/proprietario')
    const held = Promise.withResolvers<void>()
    await page.route(`**${late}`, async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    })
    const asked = page.waitForRequest(`**${late}`)
    // In the page: a driver that waits for a slow navigation cannot act on the page that is still shown. Without pointing, which fetches ahead.
    await page.evaluate(([slow, isBack]) => {
      const click = (path: string) => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!.click()
      setTimeout(() => (isBack ? history.back() : click('/ospite')), 500)
      click(slow)
    }, [late, last === 'back'] as const)
    await asked
    const heading = last === 'back' ? 'Blog' : 'Area Ospiti'
    await expect(h1(page)).toHaveText(heading)
    held.resolve()
    await page.waitForLoadState('networkidle')
    await expect(h1(page)).toHaveText(heading)
  })
}
