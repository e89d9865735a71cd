import { inks } from '../../art/inks.ts'
import { logo } from '../../art/logo.ts'
import { colors } from '../../config/theme.ts'
import { sign } from './share-card.ts'

const { lagoon, onLagoon } = colors.light
const rope = inks.day.red

/** The sign on the lagoon, as wide as `share` of a square. */
export function iconSvg(size: number, share: number): string {
  const scale = (size * share) / 36
  const left = (size - 32 * scale) / 2
  const top = (size - 36 * scale) / 2
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${lagoon}" d="M0 0h${size}v${size}H0z"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">${sign(lagoon, onLagoon, rope)}</g></svg>`
  )
}

/** The sign without a ground, in the inks of the reader's day or night. */
export function iconVector(): string {
  const inksOf = ({ text, background, accent }: Record<'text' | 'background' | 'accent', string>) => [`path{fill:${text}}.c{stroke:${background}`, `.r{fill:${accent}}`] as const
  const [[day, dayRope], [night, nightRope]] = [inksOf(colors.light), inksOf(colors.dark)]
  const style = `${day};stroke-width:1.4}${dayRope}@media(prefers-color-scheme:dark){${night}}${nightRope}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 36 36"><style>${style}</style><path d="${logo.outerPoles}"/><path class="c" d="${logo.middlePole}"/><path class="r" d="${logo.rope}"/><path d="${logo.water}"/></svg>\n`
}

/** One PNG in an ICO file: a directory of one entry, then the picture as it is. */
export function ico(png: Uint8Array, size: number): Uint8Array {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.set([size, size, 0, 0, 1, 0, 32, 0], 6)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

interface IconFile {
  name: string
  size: number
  /** Of the square, how much the sign takes. */
  share: number
  /** In the manifest; the others are found by the document. */
  purpose?: 'any' | 'maskable'
}

/** Every icon that is made of dots. A maskable one may be cut to a circle of four fifths: the sign stays inside. */
export const iconFiles: IconFile[] = [
  { name: 'favicon.ico', size: 32, share: 0.84 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.72 },
  { name: 'icon-192.png', size: 192, share: 0.72, purpose: 'any' },
  { name: 'icon-512.png', size: 512, share: 0.72, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.5, purpose: 'maskable' },
]
