import { expect, test } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { articles, everyPage, paths } from '../support/pages.ts'
import { readLinks } from './readings.ts'

test('criteria.2.4.2, criteria.2.4.5, criteria.3.2.3, criteria.3.2.4, criteria.3.2.6: every page has a title of its own, two ways lead to it, and header, footer and the way to help are the same', async ({ page, request }) => {
  const titles = new Map<string, string>()
  const links = new Map<string, ReturnType<typeof readLinks>>()
  for (const path of everyPage) {
    await page.goto(path)
    titles.set(path, await page.title())
    links.set(path, await page.evaluate(readLinks))
  }

  await about('criteria.2.4.2', () => {
    for (const [path, title] of titles) expect.soft(title.length, path).toBeGreaterThan(5)
    expect.soft(new Set(titles.values()).size, [...titles.values()].join('; ')).toBe(everyPage.length)
  })

  const map = await (await request.get('/sitemap.xml')).text()
  await about('criteria.2.4.5', () => {
    for (const path of paths) {
      const from = [...links].filter(([source, own]) => source !== path && own.some(({ href }) => href === path)).map(([source]) => source)
      expect.soft(from.length, `pages that lead to ${path}`).toBeGreaterThanOrEqual(2)
      expect.soft(map.includes(`${path}<`), `${path} in the sitemap`).toBe(true)
      if (articles.includes(path)) expect.soft(from, `index of all articles, for ${path}`).toContain('/blog')
    }
  })

  const frame = (path: string) => links.get(path)!.filter(({ part }) => part !== 'main')
  const words = (path: string) => frame(path).map(({ part, name, href }) => `${part} ${name} ${href}`)
  for (const path of everyPage) {
    await about('criteria.3.2.3', () => expect.soft(frame(path).map(({ part, href }) => `${part} ${href}`), `order on ${path}`).toEqual(frame('/').map(({ part, href }) => `${part} ${href}`)))
    await about('criteria.3.2.4', () => expect.soft(words(path).toSorted(), `names on ${path}`).toEqual(words('/').toSorted()))
    await about('criteria.3.2.6', () => expect.soft(words(path).filter((link) => link.endsWith(' Contatti /contatti')), `the way to the contact page, on ${path}`).toEqual(['header Contatti /contatti', 'footer Contatti /contatti']))
  }
})
