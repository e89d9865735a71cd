import { writeFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { findEngine } from './engines.ts'
import { engineNames } from './tab.ts'

const widths = [390, 1280]
/** Most of a page at one look, and no more than the hidden screen is high. */
const HEIGHT = 1500

const fileOf = (kind: string, width: number, engine: string) => `${kind}-${width}-${engine}.png`

/** A page of each kind in every engine that is here, side by side on one page. */
export async function photographEngines(address: string, folder: string, screens: { kind: string; path: string }[], locale: string): Promise<void> {
  const shown: string[] = []
  for (const engine of engineNames) {
    const start = findEngine(engine, (line) => console.log(`gallery: ${line}`))
    if (typeof start === 'string') {
      console.error(`gallery: no pictures of ${engine}: ${start}`)
      process.exitCode = 1
      continue
    }
    const started = await start(locale)
    // Without scripts no dialog covers the home page.
    const tab = await started.open({ scripts: false })
    for (const width of widths) {
      await tab.resize(width, HEIGHT)
      for (const { kind, path } of screens) {
        await tab.open(address + path)
        // A promise of a page without scripts never settles in Firefox: asked until it is so.
        while (!(await tab.evaluate(() => document.fonts.status === 'loaded'))) await setImmediate()
        writeFileSync(`${folder}/${fileOf(kind, width, engine)}`, await tab.screenshot())
      }
    }
    await started.close()
    shown.push(engine)
    console.log(`gallery: ${started.name}`)
  }
  const figure = (kind: string, width: number) => (engine: string) =>
    `<figure><img src="${fileOf(kind, width, engine)}" alt="${kind}, ${width} px, ${engine}" width="${width}" height="${HEIGHT}"><figcaption>${engine}</figcaption></figure>`
  const sections = screens.flatMap(({ kind, path }) => widths.map((width) => `<h2>${path}, ${width} px</h2><div>${shown.map(figure(kind, width)).join('')}</div>`))
  const style = 'body{font:1rem sans-serif;background:#888;margin:1rem}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{width:31vw;height:auto}'
  writeFileSync(`${folder}/index.html`, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Engines</title><style>${style}</style><h1>Three engines</h1>${sections.join('\n')}</html>`)
  console.log(`${folder}/index.html: ${shown.length * screens.length * widths.length} pictures`)
}
