import { expect } from 'playwright/test'
import { CALCULATOR } from './support/pages.ts'
import { besides as testBesides, test } from './support/reading.ts'

testBesides(`verification.apart: ${CALCULATOR} is fetched again for each test`, async ({ tabOf, viewport }) => {
  const address = `${CALCULATOR}#strumento`
  const field = async () => (await tabOf(true)).locator('[data-island] input[inputmode]').first()
  const before = await field()
  await before.page().goto(address)
  const initial = await before.inputValue()
  await before.fill('')
  await before.page().emulateMedia({ colorScheme: 'dark', media: 'print' })
  await before.page().setViewportSize({ width: 320, height: 400 })
  const after = await field()
  const looks = () => after.page().evaluate(() => [matchMedia('(prefers-color-scheme: dark), print').matches, innerWidth])
  expect(await looks(), 'the media and the window').toEqual([false, viewport!.width])
  await after.page().goto(address)
  await expect(after, 'what stood in it as the page came').toHaveValue(initial)
})

test.describe.serial('one after another', () => {
  test('verification.apart: a test answers in the place of the server', async ({ page }) => {
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Stub</title>' }))
    await page.goto('/')
    await expect(page).toHaveTitle('Stub')
  })

  test('verification.apart: the next one has the server’s answer', async ({ page }) => {
    await page.goto('/404.html')
    await expect(page).not.toHaveTitle('Stub')
  })
})
