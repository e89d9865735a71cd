import { expect, type Page } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { sendForm } from './support/contact-form.ts'
import { test } from './support/reading.ts'

const rows = readTable('contact-page', 'Messages')
const messages = rows.filter(({ value }) => !value)
const form = (page: Page) => page.locator('form[method=post]')
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

async function open(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto('/contatti')
}

test('form-in-browser.said: each refused field says what is wanted, without the application', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  const standsUnder = async (name: string, message: string, width: number) => {
    const words = form(page).getByText(message, { exact: true })
    await expect(words).toBeVisible()
    const [field, said] = [await boxOf(page, `[name=${name}]`), (await words.boundingBox())!]
    expect(said.y, `${name}: its words stand under it, at ${width} px`).toBeGreaterThanOrEqual(field.y + field.height)
    expect(said.x + said.width, `${name}: inside the window of ${width} px`).toBeLessThanOrEqual(width)
  }
  const widths = [320, 390, 1280]
  await open(page, 320)
  await sendForm(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const { name = '', message = '' } of messages) await standsUnder(name, message, width)
  }
  for (const { name = '', value = '', message = '' } of rows.filter(({ value }) => value)) {
    const field = page.locator(`[name=${name}]`)
    await field.fill(value)
    await sendForm(page)
    await expect(field, `${name} with «${value}»`).toHaveAccessibleDescription(message)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await standsUnder(name, message, width)
    }
    await field.fill('')
    await sendForm(page)
  }
  const left = await form(page).evaluate((element) => {
    const heard: boolean[] = []
    element.addEventListener('invalid', (event) => heard.push(event.defaultPrevented), true)
    ;(element as HTMLFormElement).reportValidity()
    return heard
  })
  expect(left, 'left to the browser’s bubble').toEqual(messages.map(() => true))
})

test('form-in-browser.mended: while it is typed', async ({ page }) => {
  await open(page, 390)
  await sendForm(page)
  const field = page.locator('[name=email]')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.pressSequentially('zoe@esempio.it')
  await expect(field, 'before it is left').toBeFocused()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByText(messages.find(({ name }) => name === 'email')!.message!, { exact: true })).toBeHidden()
})

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('form-in-browser.plain: the browser refuses, marks and says why', async ({ page }) => {
    await open(page, 390)
    await sendForm(page)
    await expect(page.getByLabel('Nome *')).toBeFocused()
    await expect(page.getByLabel('Nome *')).toHaveCSS('border-top-width', '3px')
    await expect(form(page).getByText(messages[0]!.message!, { exact: true })).toHaveCount(0)
  })
})

test('contact-page.asterisk: each stands on the line of its last word', async ({ page }) => {
  await open(page, 320)
  const apart = await form(page).locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      const bottoms: number[] = []
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (text.parentElement!.clientWidth === 1) continue // words for those who hear the page
        for (const { index } of text.nodeValue!.matchAll(/\S/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + 1)
          bottoms.push(range.getBoundingClientRect().bottom)
        }
      }
      return label.textContent.trim().endsWith('*') ? Math.abs(bottoms.at(-1)! - bottoms.at(-2)!) : Infinity
    }),
  )
  expect(apart.length, 'labels').toBeGreaterThan(3)
  expect(Math.max(...apart), 'pixels between an asterisk, if there is one, and its word').toBeLessThan(8)
})

for (const width of [390, 768]) {
  test(`form-in-browser.second: the form comes second at ${width} px`, async ({ page }) => {
    await open(page, width)
    const box = (await form(page).boundingBox())!
    const above = await page.locator('main').evaluate((main, top) => [...main.querySelectorAll('h1, h2, p, img, table')].filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom <= top).map(({ localName }) => localName), box.y)
    expect(above, 'what stands above the form').toEqual(['h1', 'p', 'p'])
    const field = await boxOf(page, '[name=name]')
    expect(field.y + field.height, 'bottom of the first field').toBeLessThanOrEqual(844)
  })
}

test('form-in-browser.window: the button is in the first window of a small laptop', async ({ page }) => {
  await open(page, 1280, 800)
  const button = await boxOf(page, 'form[method=post] button')
  expect(button.y + button.height, 'foot of the button, px').toBeLessThanOrEqual(800)
})

for (const width of [1024, 1280, 1920]) {
  test(`form-in-browser.second, form-in-browser.filled: two columns at ${width} px`, async ({ page }) => {
    await open(page, width, 900)
    const [sent, hours, heading, plate, details] = [await boxOf(page, 'form[method=post]'), await boxOf(page, '[data-island=tool-office]'), await boxOf(page, 'h1'), await boxOf(page, 'main img'), await boxOf(page, 'main div:has(> address)')]
    await about('form-in-browser.second', () => expect(sent.x, 'the form is beside the heading').toBeGreaterThan(heading.x + 300))
    await about('form-in-browser.second', () => expect([hours.x, hours.width], 'the hours are under the form').toEqual([sent.x, sent.width]))
    expect(hours.y).toBeGreaterThan(sent.y + sent.height)
    const head = await boxOf(page, 'main div:has(> h1)')
    const gap = await page.locator('main div:has(> form)').evaluate((grid) => parseFloat(getComputedStyle(grid).rowGap))
    await about('form-in-browser.filled', () => expect(Math.abs(hours.y + hours.height - details.y - details.height), 'pixels empty beside the hours').toBeLessThanOrEqual(1))
    const above = width >= 1280 ? [plate.y - head.y - head.height] : []
    const gaps = [...above, details.y - plate.y - plate.height, hours.y - sent.y - sent.height]
    await about('form-in-browser.filled', () => expect(Math.max(...gaps) - gap, 'pixels empty above the plate, under it, or under the form').toBeLessThanOrEqual(1))
    for (const email of ['', 'zoe chiocciola']) {
      await page.locator('[name=email]').fill(email)
      await sendForm(page)
      const [below, cut] = [await boxOf(page, 'main div:has(> address)'), await boxOf(page, 'main img')]
      await about('form-in-browser.filled', () => expect(below.y - cut.y - cut.height - gap, `pixels empty under the plate beside refused fields, the e-mail «${email}»`).toBeLessThanOrEqual(1))
      await about('form-in-browser.filled', () => expect(cut.width / cut.height, `width by height of the plate, the e-mail «${email}»`).toBeGreaterThanOrEqual(6 / 7))
    }
  })
}
