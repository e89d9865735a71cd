import { expect } from 'playwright/test'
import { averageLine, lineLengths } from '../support/line-lengths.ts'
import { everyPage, kinds } from '../support/pages.ts'
import { check } from './check.ts'

for (const [id, width] of [['responsive.narrow', 320], ['responsive.wide', 1920]] as const) {
  check(`${id}: at ${width} px no page scrolls sideways`, async ({ reader }) => {
    await reader.tab.resize(width, 800)
    for (const path of everyPage) {
      await reader.open(path)
      expect(await reader.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
}

check('performance.fonts: a page stands in the site’s own type', async ({ reader }) => {
  for (const path of ['/contatti', '/blog/prezzo-affitti-brevi']) {
    await reader.open(path)
    // An engine may know the faces of a page without having fetched one.
    const type = () => {
      const [family = ''] = getComputedStyle(document.querySelector('h1')!).fontFamily.split(',')
      return `${family}: ${[...document.fonts].filter((face) => face.family.replaceAll('"', '') === family.replaceAll('"', '')).map(({ status }) => status).join(', ')}`
    }
    await expect.poll(() => reader.evaluate(type), path).toMatch(/^"?Aldina"?: loaded(, loaded)+$/)
  }
})

check('header.sticky: the header stays at the top of the window', async ({ reader }) => {
  for (const path of kinds.filter((kind) => kind !== '/')) {
    await reader.open(path)
    await reader.scrollTo(600)
    await expect.poll(() => reader.ask(() => document.querySelector('header')!.getBoundingClientRect().top), path).toBe(0)
  }
})

check('hero.height: the hero takes 80 % of the window’s height', async ({ reader }) => {
  for (const height of [600, 900]) {
    await reader.tab.resize(1280, height)
    await reader.open('/')
    expect(await reader.evaluate(() => document.querySelector('main section')!.getBoundingClientRect().height)).toBeGreaterThanOrEqual(height * 0.8 - 1)
  }
})

check('look.measure: the lines of an article hold 60 to 75 characters', async ({ reader }) => {
  await reader.open('/blog/mercato-rialto')
  const average = averageLine(await reader.evaluate(lineLengths))
  expect(average, 'characters in a line').toBeGreaterThanOrEqual(60)
  expect(average, 'characters in a line').toBeLessThanOrEqual(75)
})
