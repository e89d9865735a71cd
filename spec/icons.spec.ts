import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from './support/temporary-folder.ts'
import { fill } from './support/product.ts'
import { iconFiles, iconSvg, iconVector, siteFiles, writePictures } from './support/published.ts'
import { readTable } from './support/table.ts'

const icons = readTable('icons')
const folder = temporaryFolder('icons-')
const ICO_HEADER = 22
const SIGNATURE = '89504e470d0a1a0a'

beforeAll(() => writePictures(folder, fill('{Product}'), []))

test.each(icons)('icons.drawn: $icon, $pixels px', ({ icon, pixels }) => {
  const file = readFileSync(join(folder, icon!))
  const png = file.subarray(icon === 'favicon.ico' ? ICO_HEADER : 0)
  expect([png.toString('hex', 0, 8), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SIGNATURE, Number(pixels), Number(pixels)])
})

test('icons.drawn: the ICO says where its picture is and how long', () => {
  const file = readFileSync(join(folder, 'favicon.ico'))
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect([file.readUInt32LE(14), file.readUInt32LE(18)]).toEqual([file.length - ICO_HEADER, ICO_HEADER])
})

test('icons.vector: other inks by night', () => {
  const source = iconVector()
  const inks = source.split('@media(prefers-color-scheme:dark)').map((rules) => rules.match(/path\{fill:(#\w+)\}/)?.[1])
  expect(new Set(inks).size).toBe(2)
  expect(inks).not.toContain(undefined)
})

test('icons.safe: the corners of the sign are within the circle', () => {
  const { size, share } = iconFiles.find(({ purpose }) => purpose === 'maskable')!
  const svg = iconSvg(size, share)
  const [left = 0, top = 0, scale = 0] = svg.match(/(?<=[( ])[\d.]+(?=[) ])/g)!.map(Number)
  const corner = Math.hypot(Math.max(256 - left, left + 32 * scale - 256), Math.max(256 - top, top + 36 * scale - 256))
  expect(corner).toBeLessThanOrEqual(0.4 * 512)
  expect(corner).toBeGreaterThan(0.25 * 512)
})

test('icons.manifest: what it says', () => {
  const manifest = JSON.parse(siteFiles([])['site.webmanifest']!) as Record<string, unknown>
  const listed = icons
    .filter(({ purpose }) => purpose)
    .map(({ icon, pixels, purpose }) => ({ src: `/${icon}`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose }))
  expect(manifest).toMatchObject({ name: fill('{Product}'), short_name: fill('{Product}'), lang: 'it', start_url: '/' })
  expect(manifest).toMatchObject({ background_color: '#f7f1e3', theme_color: '#f7f1e3', icons: listed })
})
