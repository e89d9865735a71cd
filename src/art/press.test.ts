// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inkLetter } from './ink-style.ts'
import { inks } from './inks.ts'
import { pressInline, pressPlate, tileIcons } from './press.ts'
import { plateNames, sceneOf } from './scenes.ts'

const bytes = (text: string) => brotliCompressSync(text).length
const parse = (markup: string) => new DOMParser().parseFromString(markup, 'image/svg+xml')

test.each(plateNames)('%s is a light, well-formed SVG file without filters', (name) => {
  const plate = pressPlate(name)
  const { documentElement: svg } = parse(plate)
  const { width, height } = sceneOf(name)

  expect(svg.querySelector('parsererror')).toBeNull()
  expect([svg.localName, svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['svg', `${width}`, `${height}`])
  expect(plate).not.toContain('<filter')
  expect(plate).not.toMatch(/NaN|undefined/)
  expect(name === 'home' ? 0 : bytes(plate)).toBeLessThanOrEqual(name === 'mappa' ? 12 * 1024 : 4000)
})

test('the hero and the icons fit into the page that carries them', () => {
  expect(bytes(pressInline('home').markup)).toBeLessThanOrEqual(5000)
  Object.values(tileIcons).forEach(({ markup }) => expect(bytes(markup)).toBeLessThanOrEqual(400))
})

test('every printing of a plate is the same', () => {
  plateNames.forEach((name) => expect(pressPlate(name)).toBe(pressPlate(name)))
})

test.each(plateNames)('look.lit: at its own address %s has the light of the night in its windows', (name) => {
  const plate = pressPlate(name)
  expect(parse(plate).documentElement.id).toBe('lit')
  expect(plate).toContain(`svg:target{--${inkLetter.light}:${inks.night.light}}`)
  expect(inks.day.light).not.toBe(inks.night.light)
})

test('every plate has its own drawing', () => {
  expect(new Set(plateNames.map((name) => pressPlate(name))).size).toBe(plateNames.length)
})

test.each(plateNames)('%s, whatever its sky, gives each id once and refers only to its own', (name) => {
  const plate = pressPlate(name, ['acqua', 'gold'])
  const ids = [...plate.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const references = [...plate.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)

  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(references))
})

test('a sky of two inks is a gradient of their properties', () => {
  const plate = pressPlate('venezia-tramonto', ['red', 'gold'])

  expect(plate).toContain('<linearGradient')
  expect(plate).toMatch(/stop-color:var\(--r\).*stop-color:var\(--o\)/)
})

const drawings = ['kit', 'scenes'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => `${folder}/${file}`),
)

test.each(drawings)('%s names inks, never colours', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')

  expect(source).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)
})
