import { expect, type Page, test } from 'playwright/test'
import type { Fault } from './fault.ts'
import { expectFound, type MadeFor } from './found.ts'
import { ofHeaders } from './headers.ts'
import { readPage } from './markup.ts'

const found = (criterion: string, name: string, pages: MadeFor[]) => test(`own-checks.moving: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, readPage, pages))

/** Shows a page that a host serves, with pictures of these bytes. */
async function serve(page: Page, html: string, pictures: Record<string, [type: string, base64: string]> = {}, headers = {}) {
  await page.context().route('**/*', (route) => {
    const [contentType, base64] = pictures[new URL(route.request().url()).pathname] ?? []
    return base64 ? route.fulfill({ contentType: contentType!, body: Buffer.from(base64, 'base64') }) : route.fulfill({ contentType: 'text/html', headers, body: `<!DOCTYPE html><html lang="en"><title>Quay</title>${html}` })
  })
  return page.goto('http://127.0.0.1:9/')
}

const kindsOf = (faults: Fault[], criterion: string) => faults.filter((fault) => fault.criterion === criterion).map(({ kind }) => kind)
const drawing = (inside: string) => `<svg width="9" height="9"><rect width="9" height="9">${inside}</rect></svg>`
const frames = (shares: number[]) => `<style>@keyframes light{${shares.map((share, at) => `${share}%{opacity:${at % 2}}`).join('')}}p{animation:light`

found('2.2.2', 'a drawing that moves by itself', [
  [drawing('<animate attributeName="x" to="9" dur="9s"/>'), ['review']],
  [drawing('<animateTransform attributeName="transform" type="rotate" to="90" dur="9s"/>'), ['review']],
  [drawing('<set attributeName="x" to="9" begin="1s"/>'), ['review']],
  [drawing(''), []],
])

found('2.3.1', 'flashes within one round of steps, and what is embedded', [
  [`${frames([0, 2, 4, 6, 8, 10, 100])} 10s infinite}</style><p>Quay`, ['review']],
  [`${frames([0, 25, 50, 75, 100])} .6s infinite}</style><p>Quay`, ['review']],
  [`${frames([0, 100])} .3s infinite}</style><p>Quay`, ['review']],
  [`${frames([0, 50, 100])} 2s infinite}</style><p>Quay`, []],
  ['<video src="a.webm"></video>', ['review']],
  ['<iframe title="Boats" srcdoc="Boats"></iframe>', ['review']],
  [drawing('<animate attributeName="x" to="9" dur="9s"/>'), ['review']],
])

const still = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='
const moving = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACGFjVEwAAAACAAAAAPONk3AAAAAaZmNUTAAAAAAAAAABAAAAAQAAAAAAAAAAAAEACgAAWn8w0AAAAApJREFUeJxjYAAAAAIAAUivpHEAAAAaZmNUTAAAAAEAAAABAAAAAQAAAAAAAAAAAAEACgAAwQzaBAAAAA5mZEFUAAAAAnicY2AAAAACAAE6sO+hAAAAAElFTkSuQmCC'

test('own-checks.moving: 2.2.2: pictures by their bytes, wherever they are shown', async ({ page }) => {
  const pictures: Parameters<typeof serve>[2] = { '/still.png': ['image/png', still], '/boats.png': ['image/png', moving] }
  await serve(page, '<img src="/still.png" srcset="/boats.png 1x" alt=""><p style="background:url(/still.png)">Quay', pictures)
  await page.waitForLoadState()
  const [fault, ...others] = (await readPage(page)).filter(({ criterion }) => criterion === '2.2.2')
  expect([fault?.kind, fault?.html, others]).toEqual(['review', expect.stringContaining('<img src="/still.png"'), []])
  await page.context().unrouteAll()
  await serve(page, '<p style="background:url(/boats.png)">Quay', pictures)
  expect(kindsOf(await readPage(page), '2.2.2')).toEqual(['review'])
  await page.context().unrouteAll()
  await serve(page, '<img src="/still.png" alt="">', pictures)
  expect(kindsOf(await readPage(page), '2.2.2')).toEqual([])
})

test('own-checks.moving: 2.2.1: a header that loads the page again', async ({ page }) => {
  const kinds: string[][] = []
  for (const headers of [{ refresh: '600; url=/' }, { refresh: '90000' }, {}]) {
    kinds.push(kindsOf(await ofHeaders(await serve(page, '<p>Quay', {}, headers)), '2.2.1'))
    await page.context().unrouteAll()
  }
  expect(kinds).toEqual([['violation'], [], []])
})
