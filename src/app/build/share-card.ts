import { inkLetter } from '../../art/ink-style.ts'
import { type Ink, inks } from '../../art/inks.ts'
import { bricola } from '../../art/kit/bricola.ts'
import { place } from '../../art/kit/mark.ts'
import { swell } from '../../art/kit/water.ts'
import { logo } from '../../art/logo.ts'
import { inkRules } from '../../art/press.ts'
import { printMarks } from '../../art/print.ts'
import { colors } from '../../config/theme.ts'
import type { Rasterizer } from './rasterizer.ts'
import { LEADING, setTitle } from './set-title.ts'
import { escapeXml } from './xml.ts'

const shareSize = { width: 1200, height: 630 }

interface ShareCard {
  brand: string
  title: string
  /** Who signs, or where it is from. */
  label: string
  /** A printed plate, a whole SVG file. */
  plate: string
}

type WidthOf = Rasterizer['widthOf']

const { background, text, accent, lagoon, onLagoon } = colors.light
const margin = 48
const head = { height: 92, baseline: 62 }
const block = { x: 552, y: 130, width: 600, height: 400 }
/** Where the water begins, which carries the line at the foot. */
const waterline = 560
const column = { width: block.x - margin - 36, height: waterline - block.y }
/** Letters are measured at this size. */
const UNIT = 100
/** How high a capital of Cardo is, of its size. */
const capitals = 0.7

const display = (size: number) => `font-family="Cardo" font-size="${size}"`

/** The plate as the day prints it: the rasterizer knows neither custom properties nor media. */
export function dayPrint(svg: string): string {
  const ink = Object.fromEntries(Object.entries(inkLetter).map(([name, letter]) => [letter, inks.day[name as Ink]]))
  return svg
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
    .replace(/svg(?::\w+)?\{[^}]*\}/g, '')
    .replace(/var\(--(\w+)\)/g, (_, letter: string) => ink[letter] ?? '')
}

/** The sign, 32 x 36, for a ground of this colour. */
export const sign = (ground: string, ink: string, rope: string): string =>
  `<path fill="${ink}" d="${logo.outerPoles}"/><path fill="${ink}" stroke="${ground}" stroke-width="1.4" d="${logo.middlePole}"/>` +
  `<path fill="${rope}" d="${logo.rope}"/><path fill="${ink}" d="${logo.water}"/>`

const BRICOLA = 200
/** Poles under a title that leaves them room, from its last line down to the water. */
function poles(last: number): string {
  const tall = Math.min(280, Math.floor(waterline - last - 36))
  const stand = [[18, 1], [100, 0.74], [164, 0.5]] as const
  const standing = tall < 80 ? [] : stand.map(([x, share]) => place(bricola, margin + Math.round((x * tall) / BRICOLA), waterline + 6 - Math.round(tall * share), Math.round((tall * share * 100) / BRICOLA) / 100))
  const marks = [place(swell, 620, waterline + 4, [0.8, 0.6], 'acqua'), place(swell, 900, waterline + 4, [0.8, 0.6], 'acqua'), ...standing]
  return dayPrint(`<style>${inkRules}</style>${printMarks(marks, { prefix: 'card-', seed: 1, stroke: 14, sky: '' })}`)
}

/** The page in small: its head, under a double rule the title beside the plate, and the waterline. */
export function shareCard({ brand, title, label, plate }: ShareCard, widthOf: WidthOf): string {
  const { size, lines } = setTitle(title, column, (words) => widthOf(words, display(UNIT)) / UNIT)
  const { width, height } = shareSize
  const top = block.y + size * capitals
  const last = top + (lines.length - 1) * size * LEADING
  const rows = lines.map((line, row) => `<text x="${margin}" y="${(top + row * size * LEADING).toFixed(1)}" ${display(size)}>${escapeXml(line)}</text>`)
  const picture = dayPrint(plate).replace(/^<svg([^>]*?) width="[^"]*" height="[^"]*"/, (_, before: string) =>
    `<svg${before} x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}" preserveAspectRatio="xMaxYMax slice"`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${text}">` +
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>` +
    `<path d="M0 ${head.height}h${width}v3H0zm0 7h${width}v1.5H0z"/>` +
    `<g transform="translate(${margin} 22) scale(1.35)">${sign(background, text, accent)}</g>` +
    `<text x="${margin + 58}" y="${head.baseline}" ${display(40)}>${escapeXml(brand)}</text>` +
    `<path fill="${lagoon}" d="M0 ${waterline}h${width}V${height}H0z"/>${poles(last)}` +
    `<text x="${margin}" y="${waterline + 50}" fill="${onLagoon}" font-family="Ysabeau Office" font-size="28">${escapeXml(label)}</text>` +
    `${rows.join('')}${picture}</svg>`
  )
}
