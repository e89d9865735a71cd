import { expect, type Page, test } from 'playwright/test'
import { readTable } from '../spec/support/table.ts'
import { about } from './harness/report/about.ts'
import { heightsOf } from './support/heights.ts'
import { openMoment } from './support/moments.ts'
import { startScript } from './support/script.ts'

const ofTheClock = readTable('tools', 'Clock')

/** All that its tools say, in their order: entries, choices, heads and rows too. */
const wordsOfTools = (page: Page) => page.locator('[data-island^=tool]').evaluateAll((tools) => tools.flatMap((tool) => Array.from(tool.querySelectorAll('h2, h3, label, legend, option, th, td, li, p, output, button'), ({ textContent }) => textContent.trim())))

/** Opens a page, waits for its answer where it depends on the clock, and wakes its tool: it stays as high as it was. */
async function staysAsHigh(page: Page, path: string, answer?: string, moment = openMoment): Promise<void> {
  const heights = () => heightsOf(page, 'html', [320, 390, 768, 1280])
  await page.clock.setFixedTime(moment)
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  const before = await heights()
  const told = await wordsOfTools(page)
  if (answer) {
    await page.locator('[data-live]').evaluate((tool) => tool.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await about('tools.seen', () => expect(page.locator('[data-live] output')).toContainText(answer))
  }
  await startScript(page)
  // What hangs on the clock is another thing.
  if (!answer) await about('tools.same', async () => expect(await wordsOfTools(page), 'what the tool says once it is awake').toEqual(told))
  await about('tools.steady', async () => expect(await heights(), 'heights of the page by its width, px').toEqual(before))
}

for (const { path = '', answer = 'its answer in the table' } of ofTheClock) {
  test(`tools.seen, tools.steady: ${path} answers as soon as it is seen, and is as high before its tool wakes as after it`, ({ page }) => staysAsHigh(page, path, answer))
}

test.describe('where the clock of Rome is not the reader’s', () => {
  test.use({ timezoneId: 'America/St_Johns' })
  for (const { path = '', moment = '', answer = 'its answer in the table' } of readTable('tools', 'Other days')) {
    test(`tools.seen, tools.steady: ${path} at ${moment}`, ({ page }) => staysAsHigh(page, path, answer, moment))
  }
})

for (const { path = '' } of readTable('tools').filter((row) => ofTheClock.every(({ path }) => path !== row.path))) {
  test(`tools.steady, tools.same: ${path} is as high, and says the same, before its tool wakes as after it`, ({ page }) => staysAsHigh(page, path))
}
