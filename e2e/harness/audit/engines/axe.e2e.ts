import { expect, test } from 'playwright/test'
import { axeOn } from '../../page/axe-on.ts'
import { axe } from './axe.ts'

test('audit.frames: what axe finds in a frame or a shadow tree is told of what stands in the page', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><title>Quay</title><body><img alt="" src="data:,"><iframe title="Map" srcdoc="<img src=data:,>"></iframe><div></div>')
  await page.locator('div').evaluate((host) => (host.attachShadow({ mode: 'open' }).innerHTML = '<img src="data:,">'))
  const found = (await axe(page)).filter(({ rule }) => rule === 'image-alt').map(({ element }) => element)
  expect(found.toSorted()).toEqual(['/html[1]/body[1]/div[1]', '/html[1]/body[1]/iframe[1]'])
})

/** A frame that does this as axe comes into it. */
const asAxeComes = (act: string) => `<iframe title="Slow" srcdoc="<script>Object.defineProperty(window, 'axe', { configurable: true, set(axe) { Object.defineProperty(window, 'axe', { value: axe }); ${act} } })</script><img src=data:,>"></iframe>`

test('audit.frames: one that is slow is looked into all the same', async ({ page }) => {
  await page.setContent(`<!DOCTYPE html><html lang="en"><title>Quay</title><body>${asAxeComes('const end = performance.now() + 1500; while (performance.now() < end);')}`)
  expect((await axe(page)).filter(({ rule }) => rule === 'image-alt').map(({ element }) => element)).toEqual(['/html[1]/body[1]/iframe[1]'])
})

test('audit.frames: one that leaves meanwhile stops nothing', async ({ page }) => {
  const body = `<!DOCTYPE html><html lang="en"><title>Quay</title><body>${asAxeComes('top.document.querySelector(`[title=Gone]`).remove()')}<iframe title="Gone" srcdoc="<img src=data:,>"></iframe>`
  await page.route('https://quay.example/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('https://quay.example/')
  const { violations } = await axeOn(page).withRules('image-alt').setLegacyMode().analyze()
  expect(violations.flatMap(({ nodes }) => nodes).map(({ target }) => target)).toEqual([['iframe', 'img']])
})
