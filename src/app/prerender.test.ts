import { expect, test } from 'vitest'
import { renderPage, renderSite } from './prerender.tsx'
import { routes } from './routes.tsx'

test.each([
  ['/', 'index.html'],
  ['/contatti', 'contatti/index.html'],
  ['/blog/mercato-rialto', 'blog/mercato-rialto/index.html'],
  ['/negozio', '404.html'],
])('prerender: %s is written to %s', async (path, file) => {
  expect(await renderPage(path)).toMatchObject({ path, file })
})

test('prerender: what belongs to the head is there and nowhere else, the rules are beside the page', async () => {
  const { head, body, css } = await renderPage('/contatti')
  expect(head).toMatch(/^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+$/)
  expect(head).toContain('<title>')
  expect(body).toMatch(/^<header\b/)
  expect(body).not.toMatch(/<title|<meta|<style|<script/)
  const names = new Set([...css.matchAll(/\.([a-z]{2})\b(?=[^}]*\{)/g)].map(([, name]) => name))
  expect(names.size).toBeGreaterThan(5)
  expect([...names].filter((name) => !body.includes(`class="${name}`) && !body.includes(` ${name}`))).toEqual([])
  expect(css).not.toMatch(/\}true/)
})

test('prerender: every page of the site, with its picture to share and its data; the one that is not there has neither', async () => {
  const pages: Awaited<ReturnType<typeof renderPage>>[] = []
  for await (const page of renderSite()) pages.push(page)
  const at = (address: string) => pages.find(({ path }) => path === address)
  const missing = pages.at(-1)!
  expect(at('/')?.share).toEqual({ name: 'home', title: at('/')?.summary.heading, label: 'Venezia, Italia' })
  expect(at('/blog/mercato-rialto')?.share).toEqual({ name: 'mercato-rialto', title: 'Il mercato di Rialto', label: 'Redazione ospiti' })
  expect(missing.file).toBe('404.html')
  expect(missing.share).toBeUndefined()
  expect(pages.filter(({ head }) => head.includes('<script type="application/ld+json">'))).toHaveLength(pages.length - 1)
})

test('prerender: a page that cannot be rendered says why, though it stands below a boundary', async () => {
  const Page = () => {
    throw new Error('no scene for calli')
  }
  routes.push({ path: '/calli', Page })
  try {
    await expect(renderPage('/calli')).rejects.toThrow('no scene for calli')
  } finally {
    routes.pop()
  }
})
