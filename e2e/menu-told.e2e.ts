import { expect, test, type Page } from 'playwright/test'

const button = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** Whether Chromium tells assistive technology that the button's menu is open. */
async function told(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const node = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
  return node?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test('menu.told: closed, open, closed, by the browser alone', { tag: '@chromium' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog')
  for (const open of [false, true, false]) {
    expect(await told(page)).toBe(open)
    await expect(button(page)).not.toHaveAttribute('aria-expanded')
    await button(page).click()
  }
})
