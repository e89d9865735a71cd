import { inkLetter } from '../../art/ink-style.ts'
import { type Ink, inks } from '../../art/inks.ts'
import { logo } from '../../art/logo.ts'
import { colors } from '../../config/theme.ts'
import type { Rasterizer } from './rasterizer.ts'
import { LEADING, setTitle } from './set-title.ts'
import { escapeXml } from './xml.ts'

export const shareSize = { width: 1200, height: 630 }

export interface ShareCard {
  brand: string
  title: string
  /** Who signs, or where it is from. */
  label: string
  /** A printed plate, a whole SVG file. */
  plate: string
}

type WidthOf = Rasterizer['widthOf']

const { background, text, muted, accent } = colors.light
const margin = 48
const head = { height: 92, baseline: 62 }
const block = { x: 488, y: 138, width: 664, height: 443 }
const foot = block.y + block.height
/** Over the line that stands at the foot of the plate. */
const column = { width: block.x - margin - 40, height: block.height - 70 }
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

/** The page in small: its head, and under a double rule the title beside the plate. */
export function shareCard({ brand, title, label, plate }: ShareCard, widthOf: WidthOf): string {
  const { size, lines } = setTitle(title, column, (words) => widthOf(words, display(UNIT)) / UNIT)
  const { width, height } = shareSize
  const top = block.y + size * capitals
  const rows = lines.map((line, row) => `<text x="${margin}" y="${(top + row * size * LEADING).toFixed(1)}" ${display(size)}>${escapeXml(line)}</text>`)
  const picture = dayPrint(plate).replace(/^<svg([^>]*?) width="[^"]*" height="[^"]*"/, (_, before: string) =>
    `<svg${before} x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}" preserveAspectRatio="xMaxYMax slice"`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${text}">` +
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>` +
    `<path d="M0 ${head.height}h${width}v3H0zm0 7h${width}v1.5H0z"/>` +
    `<g transform="translate(${margin} 22) scale(1.35)">${sign(background, text, accent)}</g>` +
    `<text x="${margin + 58}" y="${head.baseline}" ${display(40)}>${escapeXml(brand)}</text>` +
    `<path fill="${accent}" d="M${margin} ${foot - 43}h56v3h-56z"/>` +
    `<text x="${margin}" y="${foot}" fill="${muted}" font-family="Ysabeau Office" font-size="26">${escapeXml(label)}</text>` +
    `${rows.join('')}${picture}</svg>`
  )
}
