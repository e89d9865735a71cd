import { createServer } from 'node:http'
import { expect, test } from 'playwright/test'
import { type Served, serve } from '../serve/listen.ts'
import type { Cell } from './matrix.ts'
import { plain } from './sample-result.ts'
import { openCell } from './stage.ts'
import { readTable } from '../../../spec/support/table.ts'

const html = `<!DOCTYPE html><html lang="en"><title>Post</title>
<form method="post" action="/sent"><button id="send">Send</button></form>
<p id="told">waits</p>
<button id="call" onclick="fetch('/called',{method:'POST'}).then(()=>told.textContent='sent',()=>told.textContent='lost')">Call</button>
<button id="leave" onclick="navigator.sendBeacon('/left','1');told.textContent='left'">Leave</button>
<a id="ping" href="#told" ping="/pinged">Ping</a>
<script src="/app.js?ver=6.4"></script>`

const states = {
  'form sent': { steps: [{ click: '#send' }] },
  'left': { steps: [{ click: '#leave' }, { sees: 'text=left' }] },
  'pinged': { steps: [{ click: '#ping' }] },
  'called': { steps: [{ click: '#call' }, { sees: 'text=lost' }] },
}

let site: Served
const asked: string[] = []
test.beforeAll(async () => {
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response.setHeader('content-type', url?.startsWith('/app.js') ? 'text/javascript' : 'text/html').end(url?.startsWith('/app.js') ? "document.title += ' ran'" : html)
  })
  site = await serve(server, 4580, 'site with a form')
})
test.afterAll(() => site.close())
test.beforeEach(() => void asked.splice(0))

for (const [state, mode] of [['form sent', 'plain'], ['form sent', 'no JavaScript'], ['called', 'plain'], ['left', 'plain'], ['pinged', 'plain']] as const) {
  test(`audit.unsent: ${state}, ${mode}: nothing arrives, and the page is still there`, async ({ browser }) => {
    const page = await openCell(browser, site.origin, { ...plain, mode, state }, { states })
    await expect(page.locator('#send')).toBeVisible()
    await page.context().close()
    expect(asked.filter((line) => !line.startsWith('GET '))).toEqual([])
  })
}

test('audit.blocked: a script is kept away whatever stands after its name', async ({ browser }) => {
  const titles: string[] = []
  for (const mode of ['plain', 'script blocked', 'no JavaScript'] as const) {
    const page = await openCell(browser, site.origin, { ...plain, mode }, { states })
    titles.push(await page.title())
    await page.context().close()
  }
  expect(titles).toEqual(['Post ran', 'Post', 'Post'])
})

const features = { colours: 'prefers-color-scheme', motion: 'prefers-reduced-motion', forced: 'forced-colors', contrast: 'prefers-contrast', transparency: 'prefers-reduced-transparency' }

for (const { look = '', ...wanted } of readTable('audit', 'Looks')) {
  test(`audit.looks: a page is told ${look}, on a screen and on paper`, async ({ browser }) => {
    for (const mode of ['plain', 'print'] as const) {
      const page = await openCell(browser, site.origin, { ...plain, mode, media: look as Cell['media'] }, { states })
      const told = await page.evaluate(
        ([names, values]) => Object.fromEntries(Object.entries(names).map(([name, feature]) => [name, matchMedia(`(${feature}: ${values[name]})`).matches ? values[name] : 'something else'])),
        [features, wanted] as const,
      )
      expect.soft(told, mode).toEqual(wanted)
      expect.soft(await page.evaluate(() => matchMedia('print').matches)).toBe(mode === 'print')
      await page.context().close()
    }
  })
}

test('audit.looks: a page has the window that its row says', async ({ browser }) => {
  const sizes: string[] = []
  const windows = readTable('audit', 'Windows').map(({ window: size = '' }) => size)
  for (const viewport of windows) {
    const page = await openCell(browser, site.origin, { ...plain, viewport: viewport as Cell['viewport'] }, { states })
    sizes.push(await page.evaluate(() => `${innerWidth}x${innerHeight}`))
    await page.context().close()
  }
  expect(sizes).toEqual(windows)
})
