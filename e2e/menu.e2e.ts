import { expect, type Page } from 'playwright/test'
import { heardOn } from './support/heard-on.ts'
import { button, links, menu } from './support/menu.ts'
import { headingOf, kinds } from './support/pages.ts'
import { test } from './support/reading.ts'
import { startScript } from './support/script.ts'

async function toggles(page: Page): Promise<void> {
  await expect(menu(page)).toBeHidden()
  await button(page).click()
  await expect(menu(page)).toBeVisible()
  await button(page).click()
  await expect(menu(page)).toBeHidden()
}

async function escapes(page: Page): Promise<void> {
  await button(page).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(button(page)).toBeFocused()
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of kinds.filter((kind) => kind !== '/')) {
    test(`menu.toggle: the button opens and closes the menu on ${path}`, async ({ page }) => {
      await page.goto(path)
      await startScript(page)
      await toggles(page)
    })
  }

  for (const path of kinds) {
    test(`menu.before-script: the menu opens, closes and takes Escape on ${path} without its script`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort())
      await page.goto(path)
      await toggles(page)
      await escapes(page)
    })
  }

  test('menu.before-script: choosing a link opens its page without its script, and the menu is closed there', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('/')
    await button(page).click()
    await menu(page).getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(links.at(-1)!.path!))
    await expect(menu(page)).toBeHidden()
  })

  test('menu.links: the open menu holds the five links, in order', async ({ page }) => {
    await page.goto('/blog')
    await button(page).click()
    const found = await menu(page).getByRole('link').evaluateAll((all) => all.map((link) => ({ text: link.textContent, path: link.getAttribute('href') })))
    expect(found).toEqual(links)
  })

  test('menu.escape: Escape closes the menu and gives the focus back', async ({ page }) => {
    await page.goto('/blog')
    await startScript(page)
    await escapes(page)
  })

  for (const { text, path } of links) {
    test(`menu.choice: «${text}» closes the menu and opens ${path}`, async ({ page }) => {
      await page.goto('/blog')
      await startScript(page)
      await button(page).click()
      await menu(page).getByRole('link', { name: text! }).click()
      // The home page's may be behind its dialog already.
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(headingOf(path!))
      await expect(menu(page)).toBeHidden()
    })
  }
})

test.describe('at 390 px with JavaScript off', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  for (const { text, path } of links) {
    test(`menu.no-javascript: the menu opens and «${text}» leads to ${path}`, async ({ page }) => {
      await page.goto('/blog')
      await expect(menu(page)).toBeHidden()
      await button(page).click()
      await menu(page).getByRole('link', { name: text! }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path!))
    })
  }
})

test('menu.leave: the menu closes when Tab goes on to the page, before the application has come too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/contatti')
  await button(page).click()
  for (const _ of links) await page.keyboard.press('Tab')
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()
})

/** Whether Chromium tells assistive technology that the button's menu is open. */
async function told(page: Page): Promise<unknown> {
  const node = (await heardOn(page)).find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
  return node?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('menu.told: closed, open, closed, by the browser alone', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  for (const isAwake of [false, true]) {
    if (isAwake) await startScript(page)
    for (const open of [false, true]) {
      expect(await told(page), `whether it is told as open, the page awake: ${isAwake}`).toBe(open)
      await expect(button(page)).not.toHaveAttribute('aria-expanded')
      await button(page).click()
    }
    expect(await told(page), 'closed again').toBe(false)
  }
})
