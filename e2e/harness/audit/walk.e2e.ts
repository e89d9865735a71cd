import { expect, test } from 'playwright/test'
import { walk } from './walk.ts'

test('audit.walks: one that breaks off leaves the page as it was', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><title>Quay</title><button>Boats</button><button>Oars</button>')
  const left = () => page.evaluate(() => [document.adoptedStyleSheets.length, document.querySelectorAll('[data-met]').length])
  expect((await walk(page, 'Tab')).map(({ name }) => name)).toEqual(['button «Boats»', 'button «Oars»'])
  expect(await left(), 'style sheets and marks').toEqual([0, 0])
  await page.locator('button').last().evaluate((button) => (button.getClientRects = () => { throw new Error('It has sunk') }))
  await expect(walk(page, 'Tab')).rejects.toThrow('It has sunk')
  expect(await left(), 'style sheets and marks').toEqual([0, 0])
})
