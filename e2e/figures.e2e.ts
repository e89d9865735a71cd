import { expect, type Page, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { articles } from './support/pages.ts'

const SIDES = ['left', 'top', 'right', 'bottom'] as const

/** How many numbers the names of pictures hold, and those that stand nowhere on the page where they are seen: whole ones, for the 5 of 15 is none, and none that only who listens is told. */
const numbersOfPictures = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const numbersIn = (text: string) => text.replaceAll('\u2060', '').match(/\d+(?:[.,:]\d+)*/g) ?? []
    const isSeen = (part: Element | null): boolean => part === null || part === main || (!getComputedStyle(part).clipPath.startsWith('inset(50%') && isSeen(part.parentElement))
    const seen = new Set<string>()
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (words.nextNode()) {
      const part = words.currentNode.parentElement!
      if (part.checkVisibility() && isSeen(part)) for (const number of numbersIn(words.currentNode.textContent!)) seen.add(number)
    }
    const named = Array.from(main.querySelectorAll('svg[role=img][aria-label]'), (picture) => picture.getAttribute('aria-label')!).flatMap((name) => numbersIn(name).map((number) => ({ number, said: `${number} in «${name.slice(0, 80)}»` })))
    return { count: named.length, unseen: named.filter(({ number }) => !seen.has(number)).map(({ said }) => said) }
  })

test('figures.cut, figures.said: the sides of the figures with a sky, and the numbers that the pictures name', async ({ page }) => {
  let figures = 0
  let numbers = 0
  for (const path of articles) {
    await page.goto(path)
    const { count, unseen } = await numbersOfPictures(page)
    numbers += count
    await about('figures.said', () => expect.soft(unseen, `${path}: numbers that only who listens is told`).toEqual([]))
    const found = await page.locator('main article svg:has(> .t)').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { x, y, width, height } = picture.getBoundingClientRect()
        const words = [...picture.querySelectorAll('text')].map((word) => word.getBoundingClientRect()).filter(({ width: own }) => own > 0)
        return {
          cut: getComputedStyle(picture).clipPath,
          // From the edge of the picture to the next of its words, in hundredths.
          room: Math.min(100, ...words.flatMap((word) => [(100 * (word.x - x)) / width, (100 * (word.y - y)) / height, (100 * (x + width - word.right)) / width, (100 * (y + height - word.bottom)) / height])),
        }
      }),
    )
    await about('figures.cut', () => {
      for (const { cut, room } of found) {
        const points = [...cut.matchAll(/([\d.]+)% ([\d.]+)%/g)].map(([, across, down]) => [Number(across), Number(down)] as const)
        const depths = points.map(([across, down]) => ({ left: across, top: down, right: 100 - across, bottom: 100 - down }))
        for (const side of SIDES) {
          // What lies along a side, the corners among it.
          const along = depths.map((depth) => depth[side]).filter((depth) => depth <= 1)
          expect.soft(new Set(along).size, `${path}: depths of the cut along the side at the ${side}`).toBeGreaterThanOrEqual(3)
        }
        expect.soft(room, `${path}: hundredths between the side and the nearest word`).toBeGreaterThan(1)
      }
    })
    figures += found.length
  }
  await about('figures.said', () => expect.soft(numbers, 'numbers in the names of pictures').toBeGreaterThan(10))
  await about('figures.cut', () => expect(figures, 'figures with a sky').toBeGreaterThan(8))
})
