import { expect, test } from 'playwright/test'
import { changesOf, watchChanges } from '../harness/audit/measures/changes.ts'
import { afterDrags, afterGestures } from '../harness/audit/measures/gestures.ts'
import { hears } from '../harness/page/listeners.ts'
import { CALCULATOR } from '../support/pages.ts'
import { openPage, startScript } from '../support/script.ts'
import { judged } from './judged.ts'
import { foundOn, htmlOfAll, nothingOn } from './nothing-on.ts'
import { bringTo } from './stage.ts'

const printable = [...'abcdefghijklmnopqrstuvwxyz0123456789.,;:-+*/?!']

test('criteria.2.1.4: no character key alone does anything', async ({ page }) => {
  for (const path of judged) {
    await openPage(page, path)
    await startScript(page)
    if (path === CALCULATOR) await bringTo(page, 'toast shown') // its hot key must ask for Alt
    await page.locator('main').focus()
    await page.mouse.move(0, 0)
    await watchChanges(page, 'html')
    for (const key of printable) await page.keyboard.press(key)
    await expect.soft(page, path).toHaveURL(path)
    expect.soft(await page.evaluate(() => document.activeElement?.localName), `focus on ${path}`).toBe('main')
    expect.soft((await changesOf(page)).filter((change) => !/\/(?:ol|li|style|canvas)\[\d+\]$/.test(change)), path).toEqual([])
  }
})

test('criteria.2.5.4: no page listens to the movements of the device', async ({ page }) => {
  for (const path of judged) {
    await openPage(page, path)
    await startScript(page)
    expect.soft(await hears(page, /./), `anything, on ${path}`).toBe(true)
    expect.soft(await hears(page, /^device(motion|orientation)|^shake|^gyro/), path).toBe(false)
  }
})

test('criteria.2.5.2: pressing a control does nothing; moving away before letting go takes it back', async ({ page }) => {
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of judged) {
    await openPage(page, path)
    await startScript(page)
    for (const control of await page.locator('a[href]:visible, button:visible').all()) {
      await control.scrollIntoViewIfNeeded()
      const box = (await control.boundingBox())!
      if (box.x < 0) continue // the skip link, out of sight until it has the focus
      await page.mouse.move(box.x + 5, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(1, 400)
      await page.mouse.up()
    }
    await expect.soft(page, path).toHaveURL(path)
    await expect.soft(page.locator('[data-sonner-toast]'), path).toHaveCount(0)
    await expect.soft(page.getByRole('navigation', { name: 'Principale' }), path).toBeHidden()
  }
})

test('criteria.2.5.2: pressing outside the dialog does not close it, letting go does', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(5, 500)
  await page.mouse.down()
  for (const _ of [1, 2, 3]) await page.evaluate(() => new Promise(requestAnimationFrame)) // React and Radix have had their turn
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('criteria.2.5.1, criteria.2.5.7: a toast goes away by a click too, not only by a swipe', async ({ page }) => {
  // One for all: a swipe is a gesture along a path and a movement of dragging.
  await openPage(page, '/blog/mercato-rialto')
  await bringTo(page, 'toast shown')
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click()
  await expect(page.getByText('Link copiato')).toHaveCount(0)
})

test('criteria.2.5.1: neither a swipe, nor a path, nor two fingers do anything but scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await nothingOn(page, judged, () => startScript(page).then(() => afterGestures(page)))
})

test('criteria.2.5.7: carrying anything off by the pointer changes nothing', async ({ page }) => {
  test.setTimeout(600_000)
  await nothingOn(page, judged, () => startScript(page).then(() => afterDrags(page)))
})

test('criteria.2.5.7: nothing can be dragged but text and pictures', async ({ request }) => {
  expect(foundOn(await htmlOfAll(request), /<[^>]+\bdraggable="?true[^>]*>|<input\b[^>]*type="?range[^>]*>/gi)).toEqual([])
})
