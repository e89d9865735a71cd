import { expect, test, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { vagueHeadings } from '../harness/audit/measures/headings.ts'
import { vagueLinks } from '../harness/page/vague-links.ts'
import { articles, everyPage, headingOf, paths } from '../support/pages.ts'
import { openPage } from '../support/script.ts'

/** Runs in the page: its links with their accessible names and the part where they stand. */
const readLinks = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
    name: (link.ariaLabel ?? link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: link.getAttribute('href')!,
    part: link.closest('footer:not(article footer)') ? 'footer' : link.closest('main') ? 'main' : 'header',
  }))

async function everyLink(page: Page): Promise<Map<string, ReturnType<typeof readLinks>>> {
  const found = new Map<string, ReturnType<typeof readLinks>>()
  for (const path of everyPage) {
    await page.goto(path)
    found.set(path, await page.evaluate(readLinks))
  }
  return found
}

test('criteria.2.4.2: every page has a title of its own, which begins with its heading', async ({ page }) => {
  const titles: string[] = []
  for (const path of everyPage) {
    await page.goto(path)
    titles.push(await page.title())
    expect.soft(titles.at(-1)!.length, path).toBeGreaterThan(5)
  }
  expect(new Set(titles).size, titles.join('; ')).toBe(everyPage.length)
})

test('criteria.2.4.5: two ways lead to every page, a list of all of them and the page of its section or the header', async ({ page, request }) => {
  const links = await everyLink(page)
  const map = await (await request.get('/sitemap.xml')).text()
  for (const path of paths) {
    const from = [...links].filter(([source, own]) => source !== path && own.some(({ href }) => href === path)).map(([source]) => source)
    expect.soft(from.length, `pages that lead to ${path}`).toBeGreaterThanOrEqual(2)
    expect.soft(map.includes(`${path === '/' ? '/' : path}<`), `${path} in the sitemap`).toBe(true)
    if (articles.includes(path)) expect.soft(from, `index of all articles, for ${path}`).toContain('/blog')
  }
})

test('criteria.2.4.4, criteria.2.4.9: links of one name lead to one place, and every link has a name', async ({ page }) => {
  for (const path of everyPage) {
    await openPage(page, path)
    const links = await page.evaluate(readLinks)
    const twofold = links.filter((link) => links.some((other) => other.name === link.name && other.href !== link.href))
    await about('criteria.2.4.9', () => expect.soft(twofold.map(({ name, href }) => `${name} → ${href}`), path).toEqual([]))
    const unsaid = [...links.filter(({ name }) => name === '').map(({ href }) => href), ...(await vagueLinks(page)).map(({ html }) => html)]
    await about('criteria.2.4.4, criteria.2.4.9', () => expect.soft(unsaid, `names that say no purpose on ${path}`).toEqual([]))
  }
})

test('criteria.3.2.3, criteria.3.2.4, criteria.3.2.6: header, footer and the way to help are the same everywhere', async ({ page }) => {
  const links = await everyLink(page)
  const frame = (path: string) => links.get(path)!.filter(({ part }) => part !== 'main')
  const words = (path: string) => frame(path).map(({ part, name, href }) => `${part} ${name} ${href}`)
  for (const path of everyPage) {
    await about('criteria.3.2.3', () => expect.soft(frame(path).map(({ part, href }) => `${part} ${href}`), `order on ${path}`).toEqual(frame('/').map(({ part, href }) => `${part} ${href}`)))
    await about('criteria.3.2.4', () => expect.soft(words(path).toSorted(), `names on ${path}`).toEqual(words('/').toSorted()))
    await about('criteria.3.2.6', () => expect.soft(words(path).filter((link) => link.endsWith(' Contatti /contatti')), `the way to the contact page, on ${path}`).toEqual(['header Contatti /contatti', 'footer Contatti /contatti']))
  }
})

test('criteria.2.4.6, criteria.2.4.10: one heading of level 1, no level left out, no long stretch without a heading', async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path)
    const headings = await page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((all) => all.map((heading) => ({ level: Number(heading.localName[1]), text: heading.textContent?.trim() ?? '' })))
    await about('criteria.2.4.6', async () => {
      expect.soft(headings.filter(({ level }) => level === 1).map(({ text }) => text), path).toEqual([expect.stringContaining(headingOf(path).split(':')[0]!)])
      expect.soft(headings.filter(({ text }) => text.length < 2), `empty headings of ${path}`).toEqual([])
      expect.soft(await vagueHeadings(page), path).toEqual([])
      const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1)
      expect.soft(skipped, `skipped levels on ${path}`).toEqual([])
    })
    const longest = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      let marked = ''
      while (texts.nextNode()) {
        const node = texts.currentNode
        // An entry of an index is titled by its link.
        if (node instanceof Element) marked += node.matches('h1, h2, h3, h4, li:has(> a[href])') ? '\u0000' : ' '
        else if (!node.parentElement!.closest('script, style, svg')) marked += node.textContent
      }
      return Math.max(...marked.split('\u0000').map((stretch) => stretch.trim().split(/\s+/).length))
    })
    await about('criteria.2.4.10', () => expect.soft(longest, `words without a heading on ${path}`).toBeLessThanOrEqual(600))
  }
})

test('criteria.2.4.8: every page says where it stands', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const marks = await page.locator('nav [aria-current], nav[aria-label="Percorso"] li').count()
    expect.soft(marks, `marks of the present place, or steps of a path, on ${path}`).toBeGreaterThanOrEqual(1)
  }
})
