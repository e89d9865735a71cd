// @vitest-environment node
import { expect, test } from 'vitest'
import { renderPage, renderSite } from './prerender'

test.each([
  ['/', 'index.html', 'idle'],
  ['/contatti', 'contatti/index.html', 'intent'],
  ['/blog/mercato-rialto', 'blog/mercato-rialto/index.html', 'intent'],
  ['/negozio', '404.html', 'idle'],
])('prerender: %s is written to %s and starts at the %s', async (path, file, start) => {
  expect(await renderPage(path)).toMatchObject({ path, file, start })
})

test('prerender: what belongs to the head is there and nowhere else, the rules are beside the page', async () => {
  const { head, body, css, ids } = await renderPage('/contatti')
  expect(head).toMatch(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+$/)
  expect(head).toContain('<title>')
  expect(body).toMatch(/^<header\b/)
  expect(body).not.toMatch(/<title|<meta|<style|<script/)
  const names = ids.split(' ')
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !/^[a-z0-9]+$/.test(name) || !css.includes(`.c-${name}`))).toEqual([])
  expect(css).toMatch(/^\.c-[^]*\}$/)
  expect(css).not.toMatch(/\}true/)
})

test('prerender: every page of the site, with its picture to share and its data; the one that is not there has neither', async () => {
  const pages = []
  for await (const page of renderSite()) pages.push(page)
  const [home, missing] = [pages[0]!, pages.at(-1)!]
  expect(home.share).toEqual({ name: 'home', title: home.summary.heading, label: 'Venezia, Italia' })
  expect(pages.find(({ path }) => path === '/blog/mercato-rialto')?.share).toEqual({ name: 'mercato-rialto', title: 'Il mercato di Rialto', label: 'Redazione ospiti' })
  expect(missing.file).toBe('404.html')
  expect(missing.share).toBeUndefined()
  expect(pages.filter(({ head }) => head.includes('<script type="application/ld+json">'))).toHaveLength(pages.length - 1)
})
