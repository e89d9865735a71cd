import { expect, test } from 'vitest'
import { type FallbackFont, fallbackFonts } from '../../config/fallback-fonts.ts'
import { type fontFiles, fontPath } from '../font-files.ts'
import { fallbackMetrics, type FontFile } from './fallback-metrics.ts'

const own = (font: keyof typeof fontFiles, weight?: number): FontFile => ({ path: fontPath(font), ...(weight ? { weight } : {}) })
const google = (name: string, face: string): FontFile => ({ path: `node_modules/@fontsource/${name}/files/${name}-latin-${face}.woff2` })
const dejaVu = (name: string): FontFile => ({ path: `node_modules/dejavu-fonts-ttf/ttf/DejaVu${name}.ttf` })

// The weights are those that the pages use most. Tinos and Arimo have the metrics of Times New Roman and Arial.
const files: Record<string, [ours: FontFile, platform: FontFile]> = {
  'Aldina Times': [own('roman'), google('tinos', '400-normal')],
  'Aldina Times italic': [own('italic'), google('tinos', '400-italic')],
  'Aldina Noto': [own('roman'), google('noto-serif', '400-normal')],
  'Aldina Noto italic': [own('italic'), google('noto-serif', '400-italic')],
  'Aldina DejaVu': [own('roman'), dejaVu('Serif')],
  'Aldina DejaVu italic': [own('italic'), dejaVu('Serif-Italic')],
  'Ysabeau Arial': [own('sans', 450), google('arimo', '400-normal')],
  'Ysabeau Arial 600 700': [own('sans', 650), google('arimo', '700-normal')],
  'Ysabeau Roboto': [own('sans', 450), google('roboto', '400-normal')],
  'Ysabeau Roboto 600 700': [own('sans', 650), google('roboto', '700-normal')],
  'Ysabeau DejaVu': [own('sans', 450), dejaVu('Sans')],
  'Ysabeau DejaVu 600 700': [own('sans', 650), dejaVu('Sans-Bold')],
}
const nameOf = ({ of, like, style, weight }: FallbackFont) => [of, like, style, weight].filter(Boolean).join(' ')

test('every fallback is measured', () => {
  expect(fallbackFonts.map(nameOf).toSorted()).toEqual(Object.keys(files).toSorted())
})

test.each(Object.entries(files))('%s: the figures are those of the font files', async (name, [ours, platform]) => {
  const written = fallbackFonts.find((font) => nameOf(font) === name)
  expect(written).toMatchObject(await fallbackMetrics(ours, platform))
})
