import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'
import type { FallbackFont } from '../../config/fallback-fonts.ts'

/** A font file, at one weight of those that it holds. */
export interface FontFile {
  path: string
  weight?: number
}

/** Figures, capitals and letters as often as Italian prose on houses and money has them. */
const SAMPLE =
  'A Venezia il fondo di una barca si tira in secco ogni due anni, e chi possiede una casa sa che cosa vuol dire. Nel 2024 il Comune ha contato 7.000 appartamenti: ' +
  'quelli dati a chi resta tre o quattro notti sono ormai più delle camere d’albergo. La differenza, però, non sta nel numero; sta nel tempo che serve a tenere pulite ' +
  'le scale, a rispondere di sera, a spiegare perché l’acqua alta arriva anche quando il cielo è sereno. Con 25.000 euro di incasso il conto si fa in un quarto d’ora.'

async function open({ path, weight }: FontFile): Promise<Font> {
  const bytes = readFileSync(path)
  const font = create(path.endsWith('.woff2') ? Buffer.from(await decompress(bytes)) : bytes) as Font
  return weight === undefined ? font : font.getVariation({ wght: weight })
}

const widthOf = (font: Font): number => font.layout(SAMPLE).advanceWidth / font.unitsPerEm

const perCent = (share: number): number => Math.round(share * 1000) / 10

/** How a platform's font must be scaled so that Italian text takes the room that it takes in ours. */
export async function fallbackMetrics(ours: FontFile, platform: FontFile): Promise<Pick<FallbackFont, 'size' | 'ascent' | 'descent'>> {
  const own = await open(ours)
  const scale = widthOf(own) / widthOf(await open(platform))
  const ofLine = (units: number) => perCent(Math.abs(units) / own.unitsPerEm / scale)
  return { size: perCent(scale), ascent: ofLine(own.ascent), descent: ofLine(own.descent) }
}
