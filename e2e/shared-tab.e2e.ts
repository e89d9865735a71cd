import { expect } from 'playwright/test'
import { CALCULATOR } from './support/pages.ts'
import { besides as test } from './support/reading.ts'

test(`verification.apart: ${CALCULATOR} is fetched again for each test`, async ({ tabOf }) => {
  const address = `${CALCULATOR}#strumento`
  const field = async () => (await tabOf(true)).locator('[data-island] input[inputmode]').first()
  const before = await field()
  await before.page().goto(address)
  const initial = await before.inputValue()
  await before.fill('')
  const after = await field()
  await after.page().goto(address)
  await expect(after, 'what stood in it as the page came').toHaveValue(initial)
})
