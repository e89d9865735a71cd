import { createServer } from 'node:http'
import { expect, test } from 'playwright/test'
import { type Served, serve } from '../serve/listen.ts'
import { openFindings } from './judge-cell.ts'
import { quiet } from './quiet.ts'
import { plain } from './sample-result.ts'
import { settle } from './settle.ts'
import { openCell } from './stage.ts'

const LATE_MS = 700
const pages: Record<string, string> = {
  '/': `<ul></ul><script>fetch('/boats').then((answer)=>answer.text()).then((text)=>document.querySelector('ul').innerHTML=text)</script>`,
  '/steps': `<ul></ul><script>(function next(left){if(left)setTimeout(()=>{document.querySelector('ul').append(left);next(left-1)},150)})(5)</script>`,
  '/endless': `<p></p><script>setInterval(()=>document.querySelector('p').textContent+='x',50)</script>`,
  '/waiting': `<p>x</p><script>fetch('/never')</script>`,
  '/left': `<script>setTimeout(()=>location.replace('/steps'),100)</script>`,
  '/routed': `<script>setTimeout(()=>history.replaceState({},'','/steps'),100)</script>`,
  '/far': '<div style="height:40000px"></div><img src="/quay.svg" loading="lazy" alt="Quay"><img src="/nowhere.svg" alt="">',
  '/folder/': '<p>Quay</p><script>history.replaceState({},"","index.html?boat=1#quay")</script>',
}

let site: Served
test.beforeAll(async () => {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', url.endsWith('.svg') ? 'image/svg+xml' : 'text/html')
    if (url === '/quay.svg') response.end('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>')
    else if (url === '/boats') setTimeout(() => response.end('<li>Boats</li>'), LATE_MS)
    else if (url !== '/never') response.end(`<!DOCTYPE html><html lang="en"><title>Quay</title><body>${pages[url] ?? ''}`)
  })
  site = await serve(server, 4590, 'site that is slow')
})
test.afterAll(() => site.close())

const opened = (browser: Parameters<typeof openCell>[0], path: string) => openCell(browser, site.origin, { ...plain, path }, { states: {} })

for (const [path, text] of [['/', 'Boats'], ['/steps', '54321']] as const) {
  test(`audit.settled: what scripts bring later is there: ${path}`, async ({ browser }) => {
    const page = await opened(browser, path)
    expect(await page.locator('ul').textContent()).toBe(text)
    await page.context().close()
  })
}

for (const path of ['/endless', '/waiting']) {
  test(`audit.settled: a page that never rests is looked at all the same: ${path}`, async ({ browser }) => {
    const started = performance.now()
    const page = await opened(browser, path)
    expect(await page.locator('p').textContent()).toMatch(/^x+$/)
    expect(performance.now() - started, 'ms until it is looked at').toBeLessThan(30_000)
    await page.context().close()
  })
}

test('audit.settled: what never rests is waited for three seconds, by the clock of the machine', async ({ page }) => {
  await page.goto(`${site.origin}/endless`)
  // An answer of a machine at work may take a second more.
  const started = performance.now()
  await quiet(page)
  const waited = performance.now() - started
  expect(waited, 'ms').toBeGreaterThan(2500)
  expect(waited, 'ms').toBeLessThan(6000)
})

for (const [path, led] of [['/left', '/steps'], ['/routed', '/steps'], ['/folder/', undefined], ['/steps', undefined]] as const) {
  test(`audit.settled: where a page leads by itself: ${path}`, async ({ browser }) => {
    const page = await opened(browser, path)
    expect((await openFindings(page, { ...plain, path }, [], { contracts: [] }, 'checks')).led).toBe(led)
    await page.context().close()
  })
}

test('audit.settled: what would be laid out later is laid out; what is hidden stays hidden', async ({ page }) => {
  const part = (name: string, how: string) => `<div ${how}><p id="${name}">Quay</p></div>`
  await page.setContent(`<!DOCTYPE html><html lang="en"><div style="height:9000px"></div>${part('late', 'style="content-visibility:auto"')}${part('closed', 'style="content-visibility:hidden"')}${part('found', 'hidden="until-found"')}`)
  const shown = () => page.evaluate(() => [...document.querySelectorAll('p')].filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).map(({ id }) => id))
  expect(await shown()).toEqual([])
  await settle(page)
  expect(await shown()).toEqual(['late'])
})

test('audit.settled: a picture that would come later has come', async ({ page }) => {
  await page.goto(`${site.origin}/far`)
  const widths = () => page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth))
  expect(await widths()).toEqual([0, 0])
  await settle(page)
  expect(await widths()).toEqual([90, 0])
})

test('audit.settled: a page that scrolls by itself has arrived', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' })
  await page.setContent('<!DOCTYPE html><html lang="en" style="scroll-behavior:smooth"><div style="height:4000px"></div><p>Quay</p><div style="height:4000px"></div>')
  await page.evaluate(() => document.querySelector('p')!.scrollIntoView())
  await settle(page)
  expect(await page.evaluate(() => Math.round(document.querySelector('p')!.getBoundingClientRect().top))).toBe(0)
  await page.close()
})
