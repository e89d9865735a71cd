import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { fill } from '../spec/support/product.ts'
import { readable } from '../spec/support/readable.ts'
import { routeRows } from '../spec/support/rows.ts'
import { readTable } from '../spec/support/table.ts'
import { answerAt } from './harness/crawl/answer.ts'
import { channelsOf, contrast, luminance } from './harness/page/contrast.ts'
import { documentAt, publicUrl } from './support/copy.ts'
import { everyPage } from './support/pages.ts'

const sizeOf = (png: Buffer) => (png.length < 24 ? [] : [png.readUInt32BE(16), png.readUInt32BE(20)])

/** What a picture says it is of: a chunk of text, `Title`, five signs that are none, and its words. */
function titleOf(png: Buffer): string | undefined {
  const at = png.indexOf('iTXtTitle\0')
  return at === -1 ? undefined : png.toString('utf8', at + 14, at + 4 + png.readUInt32BE(at - 4))
}

/** The last part of the path, without the brand. */
const pictureOf = (path: string): string => (path === '/' ? 'home' : path === fill('/{product}-lab') ? 'lab' : path.split('/').at(-1)!)

for (const { path = '' } of routeRows) {
  test(`share-images.named, share-images.drawn, share-images.titled: what stands beside a link to ${path}`, async ({ baseURL: origin = '' }) => {
    const document = await documentAt(origin + path)
    const content = (name: string) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? ''
    const image = content('og:image')
    await about('share-images.named', () => expect(image, 'og:image').toBe(`${publicUrl}/condivisione/${pictureOf(path)}.png`))
    await about('share-images.named', () => expect([content('og:image:width'), content('og:image:height'), content('og:image:alt')]).toEqual(['1200', '630', document.title]))
    const { status, body } = await answerAt(origin + image.slice(publicUrl.length))
    await about('share-images.drawn', () => expect([status, ...sizeOf(body)], `status and pixels of ${image.slice(publicUrl.length)}`).toEqual([200, 1200, 630]))
    await about('share-images.titled', () => expect(titleOf(body), `the title of ${image.slice(publicUrl.length)}`).toBe(readable(document.querySelector('h1')!)))
  })
}

for (const { icon = '', pixels = '' } of readTable('icons')) {
  test(`icons.drawn: ${icon}, ${pixels} px`, async ({ baseURL: origin = '' }) => {
    const { body } = await answerAt(`${origin}/${icon}`)
    expect(sizeOf(icon.endsWith('.ico') ? body.subarray(22) : body), 'pixels').toEqual([Number(pixels), Number(pixels)])
  })
}

// The grounds of a browser's tabs, by day and by night.
for (const [colorScheme, ground] of [['light', [255, 255, 255]], ['dark', [32, 33, 36]]] as const) {
  test(`icons.vector: each ink stands out from a tab, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/icon.svg')
    const inks = await page.locator('path').evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill))
    expect(inks.length, 'parts of the sign').toBeGreaterThan(3)
    expect(inks.filter((ink) => contrast(luminance(channelsOf(ink)), luminance(ground)) < 3), 'inks that do not stand out 3:1').toEqual([])
  })
}

test('icons.safe: what a phone may cut off the maskable icon is all of one colour', async ({ page }) => {
  await page.goto('/')
  const beyond = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const { width, height } = bitmap
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!
    canvas.drawImage(bitmap, 0, 0)
    const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer)
    return pixels.filter((pixel, at) => pixel !== pixels[0] && Math.hypot((at % width) + 0.5 - width / 2, Math.floor(at / width) + 0.5 - height / 2) > 0.4 * width).length
  }, `/${readTable('icons').find(({ purpose }) => purpose === 'maskable')!.icon}`)
  expect(beyond, 'pixels of the sign beyond the circle of four fifths').toBe(0)
})

test('icons.manifest: name, language, start and icons', async ({ baseURL: origin = '' }) => {
  const manifest = JSON.parse((await answerAt(`${origin}/site.webmanifest`)).body.toString('utf8')) as Record<string, unknown>
  const icons = readTable('icons').filter(({ purpose }) => purpose).map(({ icon, pixels, purpose }) => ({ src: `/${icon}`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose }))
  const [color] = Array.from((await documentAt(`${origin}/`)).querySelectorAll('meta[name=theme-color][media*=light]'), (meta) => meta.getAttribute('content'))
  expect(manifest, 'manifest').toMatchObject({ name: fill('{Product}'), short_name: fill('{Product}'), lang: 'it', start_url: '/', display: 'browser', background_color: color, theme_color: color, icons })
})

for (const path of everyPage) {
  test(`icons.linked: from ${path}`, async ({ baseURL: origin = '' }) => {
    const links = (await documentAt(origin + path)).querySelectorAll('link[rel$=icon], link[rel=manifest]')
    expect(Array.from(links, (link) => ({ rel: link.getAttribute('rel'), href: link.getAttribute('href') })), 'links').toEqual(readTable('icons', 'Links'))
  })
}
