import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { readTable } from '../../spec/support/table.ts'
import { everyPage, headingOf } from '../support/pages.ts'
import { check } from './check.ts'

check.use({ scripts: false })

check('no-javascript.heading, no-javascript.images: every page shows its heading and its pictures', async ({ reader }) => {
  for (const path of everyPage) {
    await reader.open(path)
    await about('no-javascript.heading', async () => expect.soft(await reader.heading(), path).toBe(headingOf(path)))
    const lost = await reader.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src))
    await about('no-javascript.images', () => expect(lost, path).toEqual([]))
  }
})

for (const { page: path = '', link = '', opens = '' } of readTable('no-javascript')) {
  check(`no-javascript.links: «${link}» on ${path} opens «${opens}»`, async ({ reader }) => {
    await reader.open(path)
    await reader.click('a[href]', link)
    await expect.poll(() => reader.heading().catch(() => '')).toBe(opens)
  })
}
