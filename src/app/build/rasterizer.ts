import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { decompress } from 'wawoff2'
import { fontPath } from '../font-files.ts'
import { escapeXml } from './xml.ts'

/** Those that share images are set in. */
export const cardFonts = [fontPath('roman'), fontPath('sans')]
export const engineFile = 'node_modules/@resvg/resvg-wasm/index_bg.wasm'

export interface Rasterizer {
  /** How wide the words are when they are set, kerning and ligatures counted. */
  widthOf: (words: string, font: string) => number
  png: (svg: string) => Uint8Array
}

/** A plain array: the decoder and the engine ask what it is an instance of. */
const bytes = (file: string) => Uint8Array.from(readFileSync(file))

async function start(): Promise<Rasterizer> {
  await initWasm(bytes(engineFile))
  const fontBuffers: Uint8Array[] = []
  // Each font is a view of the decoder's own memory: copied before the next one overwrites it.
  for (const file of cardFonts) fontBuffers.push(Uint8Array.from(await decompress(bytes(file))))
  /** The engine's memory is its own: what it made there stays until it is freed. */
  function using<Result>(svg: string, use: (drawing: InstanceType<typeof Resvg>) => Result): Result {
    const drawing = new Resvg(svg, { font: { fontBuffers } })
    try {
      return use(drawing)
    } finally {
      drawing.free()
    }
  }
  return {
    widthOf: (words, font) =>
      using(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${font}>${escapeXml(words)}</text></svg>`, (drawing) => {
        const box = drawing.getBBox()
        const width = box?.width ?? 0
        box?.free()
        return width
      }),
    png: (svg) =>
      using(svg, (drawing) => {
        const dots = drawing.render()
        const picture = dots.asPng()
        dots.free()
        return picture
      }),
  }
}

let started: Promise<Rasterizer> | undefined

/** Sets the site's own fonts and paints SVG, without a browser. */
export const rasterizer = (): Promise<Rasterizer> => (started ??= start())
