import type { Page } from 'playwright/test'
import { contrast, leastContrast, luminance } from '../../page/contrast.ts'
import { laidFlat } from '../../page/laid-flat.ts'
import { type Measured, paintedAll, paleness } from '../../page/painted.ts'
import { colorsIn, luminanceOf, mostOf, pixelsOf } from '../../page/pixels.ts'
import { shoot } from '../../page/shoot.ts'
import { paintedWordsIn } from '../../page/shown-words.ts'
import { companyOf, isShort, type Word } from '../../page/word.ts'
import type { Finding } from '../finding.ts'
import type { Cell } from '../matrix.ts'
import { quiet } from '../quiet.ts'
import { doubleFont } from '../stage.ts'

/** For each word its most frequent colour, and the one furthest from it, as painted. */
function extremes(picture: string, words: Word[]): Measured[] {
  const pixels = pixelsOf(picture)
  return words.map((word): Measured => {
    const colors = colorsIn(pixels, [word])
    const ground = mostOf(colors)
    if (ground === undefined || word.isMissed) return { ...word, isMissed: true, ratio: 1, best: 1, isSeen: false, isUnsure: true }
    const ratio = Math.max(...[...colors.keys()].map((color) => contrast(luminanceOf(color), luminanceOf(ground))))
    // Who chooses the colours chooses none in which words are lost: one in that of its ground is not meant to be hidden by it.
    const [red, green, blue, alpha] = word.ink
    const isLost = alpha > 0 && contrast(luminance([red, green, blue]), luminanceOf(ground)) < leastContrast.AA.large
    return { ...word, ratio, best: ratio, isSeen: colors.size > 1 || isLost, isUnsure: false }
  })
}

/** A word of one letter or two has the contrast of its company. */
function byCompany(words: Measured[]): Measured[] {
  const company = companyOf(words)
  return words.map((word) => {
    if (!isShort(word)) return word
    const ratio = Math.max(...company(word).map((mate) => mate.ratio))
    return { ...word, ratio, best: ratio }
  })
}

/** Where the reader's own colours are forced on the page its letters cannot be taken away: the picture as it is tells both colours. */
function forcedContrast(page: Page, part = 'body', isAsked: (word: Word) => boolean = () => true): Promise<Measured[]> {
  const measure = async () => {
    // A comma alone has too few pixels to show its colour.
    const words = (await paintedWordsIn(page, part)).filter((word) => !word.isSign && isAsked(word))
    return byCompany(extremes(await shoot(page, part), words))
  }
  return part === 'body' ? laidFlat(page, measure) : measure()
}

const TALL = 4000
/** Taller than what stays at the head of a window while the page goes by below it. */
const OVERLAP = 800

/** The whole page, one tall window after the other: a picture of all of it at once would not keep the size of its font, nor does a new window. */
async function inStrips(page: Page, measure: typeof paintedAll): Promise<Measured[]> {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: TALL })
  await doubleFont(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const found: Measured[] = []
  for (let top = 0, isLast = false; !isLast; top += TALL - 2 * OVERLAP) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    // What comes into a window as tall as this may have waited for it.
    await quiet(page)
    isLast = top + TALL >= height
    const [from, to] = [top === 0 ? 0 : OVERLAP, isLast ? Infinity : TALL - OVERLAP]
    found.push(...(await measure(page, 'html', ({ y }) => y >= from && y < to)))
  }
  return found
}

/** Each word with its contrast, measured on what the browser painted in this state. */
export function painted(page: Page, { media, mode }: Pick<Cell, 'media' | 'mode'>, part = 'body'): Promise<Measured[]> {
  const measure = media.includes('forced') ? forcedContrast : paintedAll
  return mode === '200 % font' && part === 'body' ? inStrips(page, measure) : measure(page, part)
}

const least: Record<string, { large: number; normal: number }> = { '1.4.3': leastContrast.AA, '1.4.6': leastContrast.AAA }
const wantedOf = ({ isLarge }: Measured, criterion: string): number => least[criterion]![isLarge ? 'large' : 'normal']

/** One for each element and criterion: of its words that are too pale for certain, or else of those that may be. */
export function paleFindings(words: Measured[]): Finding[] {
  const byPlace = [...Map.groupBy(words.filter(({ isMissed }) => !isMissed), ({ place }) => place)]
  return Object.keys(least).flatMap((criterion) =>
    byPlace.flatMap(([place, own]): Finding[] => {
      for (const kind of ['violation', 'review'] as const) {
        const pale = own.filter((word) => paleness(word, wantedOf(word, criterion)) === kind)
        if (pale.length === 0) continue
        const html = pale.map(({ text }) => text).join(' ').slice(0, 40)
        const [ratio, best] = [Math.min(...pale.map((word) => word.ratio)).toFixed(2), Math.max(...pale.map((word) => word.best)).toFixed(2)]
        const message = kind === 'violation' ? `«${html}» is painted at ${ratio}:1.` : `«${html}» is painted at ${ratio} to ${best}:1: can it be read, if it is to be?`
        return [{ engine: 'probe', rule: 'painted-contrast', criteria: [criterion], element: place, html, message, kind }]
      }
      return []
    }),
  )
}

/** An engine that cannot tell the contrast of an element is answered, if the words inside it were measured, all of them, and each is clear. */
export function isAnswered({ criteria, kind, element }: Finding, words: Measured[]): boolean {
  const inside = words.filter(({ place }) => place === element || place.startsWith(`${element}/`))
  return kind === 'review' && inside.length > 0 && criteria.length > 0 && criteria.every((criterion) => criterion in least && inside.every((word) => word.ratio >= wantedOf(word, criterion)))
}
