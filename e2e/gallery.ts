// `npm run gallery`: every screen at 390 and 1280 px, by day and by night, as pictures on one page;
// with `--engines` one of each kind in Chromium, Firefox and WebKit, side by side.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { photographEngines } from './harness/browsers/pictures.ts'
import { readTable } from '../spec/support/table.ts'
import { site } from './site.ts'
import { launchOptions } from './harness/chromium/chromium.ts'
import { type Flags, on, runCommand } from './harness/command/flags.ts'
import { serveBuilt } from './harness/serve/built-site.ts'

const widths = [390, 1280]
const themes = ['light', 'dark'] as const
const screens = [...site.pages.all, site.pages.missing]
/** One of each kind, seen in every engine. */
const kinds = new Set(['home', 'article', 'contacts', 'Lab'])
const ofEachKind = readTable('routes', 'Kinds').filter(({ kind = '' }) => kinds.has(kind)) as { kind: string; path: string }[]

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const flags = {
  from: v.optional(v.string(), 'dist'),
  to: v.optional(v.string(), 'dist-gallery'),
  engines: on,
}

async function photograph(values: Flags<typeof flags>): Promise<number> {
  rmSync(values.to, { recursive: true, force: true })
  mkdirSync(values.to, { recursive: true })
  const { origin: address, close } = await serveBuilt(values.from, { hashed: site.serving.hashed }, 4180, 'gallery')

  if (values.engines) {
    await photographEngines(address, values.to, ofEachKind, site.locale)
    close()
    return 0
  }

  const browser = await chromium.launch(launchOptions)
  let taken = 0

  for (const theme of themes) {
    for (const width of widths) {
      // Scripts stay out: the pages are complete without them, and no dialog covers the home page.
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', javaScriptEnabled: false })
      const page = await context.newPage()
      for (const path of screens) {
        await page.goto(address + path)
        await page.screenshot({ path: `${values.to}/${nameOf(path)}-${width}-${theme}.png`, fullPage: true })
        taken += 1
        process.stdout.write(`\rgallery: ${taken} of ${screens.length * widths.length * themes.length}`)
      }
      await context.close()
    }
  }
  await browser.close()
  close()

  const figure = (path: string, width: number, theme: string) =>
    `<figure><img src="${nameOf(path)}-${width}-${theme}.png" alt="${path}, ${width} px, ${theme}" loading="lazy" style="width:${width / 3}px"><figcaption>${width} ${theme}</figcaption></figure>`
  const sections = screens.map(
    (path) => `<h2>${path}</h2><div>${widths.flatMap((width) => themes.map((theme) => figure(path, width, theme))).join('')}</div>`,
  )
  writeFileSync(
    `${values.to}/index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>body{font:1rem sans-serif;background:#888;margin:1rem}div{display:flex;gap:1rem;align-items:start;overflow:auto}figure{margin:0}</style><h1>Every screen, by day and by night</h1>${sections.join('\n')}</html>`,
  )
  console.log(`\n${values.to}/index.html: ${taken} pictures`)
  return 0
}

await runCommand('npm run gallery [-- --from dist] [--to dist-gallery] [--engines]', flags, photograph)
