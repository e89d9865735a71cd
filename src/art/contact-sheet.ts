import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inkProperties } from './ink-style.ts'
import { pressPlate } from './press.ts'
import { plateNames, sceneOf } from './scenes.ts'

const WIDTHS = [160, 480, 1280] as const
const folder = process.argv[2] ?? 'dist-plates'

const style = `
body{margin:0;font:14px/1.4 sans-serif;background:#f7f1e3;color:#10303a}
h2{margin:0;padding:24px 16px 8px;font-size:16px}
.proof{display:grid;grid-template-columns:1fr 1fr;min-width:2720px}
.time{display:flex;flex-wrap:wrap;gap:16px;align-items:end;padding:16px}
.night{background:#0c1f25}
.small{display:flex;flex-wrap:wrap;gap:12px;padding:16px;width:1376px;box-sizing:border-box}
img{display:block}`

// An image follows the reader's colour scheme, so the proof by night is a file that has only the night inks.
function write(name: string) {
  const plate = pressPlate(name)
  writeFileSync(join(folder, `${name}.svg`), plate)
  writeFileSync(join(folder, `${name}-night.svg`), plate.replace(inkProperties('day'), inkProperties('night')))
  return brotliCompressSync(plate).length
}

function image(name: string, width: number, suffix = '') {
  const size = sceneOf(name)
  const height = Math.round((width * size.height) / size.width)
  return `<img src="${name}${suffix}.svg" width="${width}" height="${height}" alt="${name}">`
}

function proof(name: string) {
  const bytes = write(name)
  const time = (suffix: string) => WIDTHS.map((width) => image(name, width, suffix)).join('')
  return `<h2>${name}, ${bytes} bytes</h2><div class="proof"><div class="time">${time('')}</div><div class="time night">${time('-night')}</div></div>`
}

mkdirSync(folder, { recursive: true })
const proofs = plateNames.map(proof).join('\n')
// All at once and small: no two may be mistaken for each other.
const small = ['', '-night']
  .map((suffix) => `<div class="small${suffix && ' night'}">${plateNames.map((name) => image(name, 160, suffix)).join('')}</div>`)
  .join('')
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plates</title><style>${style}</style>${small}\n${proofs}</html>`
writeFileSync(join(folder, 'index.html'), page)
