import type { Page } from 'playwright/test'
import { contrast, leastContrast, luminance } from './contrast.ts'
import { laidFlat } from './laid-flat.ts'
import { channelsIn, colorAt, NOTHING, type Pixels, pixelsOf, rowsIn } from './pixels.ts'
import { shoot } from './shoot.ts'
import { paintedWordsIn } from './shown-words.ts'
import { companyOf, isShort, type Word } from './word.ts'

/** An initial inherits its fill from the paragraph: named here, each paragraph would have one, and might break its lines elsewhere. */
const HIDE = '*,*::before,*::after,*::marker,*::placeholder{color:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration:none!important;caret-color:transparent!important}svg text,svg text *{fill:transparent!important}'
/** Letters in a colour that nothing else has: where exactly they are. */
const MARK = '*,*::before,*::after,*::placeholder{-webkit-text-fill-color:#f0f!important;text-decoration:none!important;caret-color:transparent!important}svg text,svg text *{fill:#f0f!important}'
const WHOLE = '*{opacity:1!important}'

/** Runs something with a style over the page, in its shadow trees too. */
export async function styled<Result>(page: Page, css: string, act: () => Promise<Result>): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : []))]
    const styledRoots = roots(document)
    for (const root of styledRoots) root.adoptedStyleSheets.push(sheet)
    Object.assign(window, { unstyle: () => styledRoots.forEach((root) => (root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet))) })
  }, css)
  const result = await act()
  await page.evaluate(() => (window as unknown as { unstyle: () => void }).unstyle())
  return result
}

export interface Measured extends Word {
  /** With the worst pixel behind it, and with the best behind its letters, or around them where they are not known. */
  ratio: number
  best: number
  /** Where its letters are, its ink differs from what is behind them; not asked of a word that is clear. */
  isSeen: boolean
  /** Its ink is not seen as its style tells it. */
  isUnsure: boolean
}

/** The page without its letters; the same in full opacity, and with its letters marked, where they differ from it. */
interface Pictures {
  ground: string
  whole?: string | undefined
  marked?: string
  /** As the page is. */
  real?: string | undefined
}

/** A word in parts as wide as it is high: what lies over it may fade. */
const partsOf = (word: Word): number => (word.isField ? 1 : Math.max(1, Math.floor(word.width / word.height)))

/** What is known of a part of a word: whether its ink is seen somewhere in it, or half of it at least, and the best contrast that is. */
interface Part {
  isProven: boolean
  isHalfSeen: boolean
  best: number
}

/** A word as its style tells it, and what is known of its parts. */
interface Told extends Measured {
  parts: Part[]
}

const isProven = ({ parts }: Told): boolean => parts.every((part) => part.isProven)

/** Part for part as it is seen, where its ink is not seen as its style tells. */
function asSeen(told: Told): Told {
  const of = (known: 'ratio' | 'best') => told.parts.map((part) => (part.isProven ? told[known] : part.best))
  return { ...told, isUnsure: true, ratio: Math.min(...of('ratio')), best: Math.max(...of('best')) }
}

/** For each word the contrast of its ink, as painted, with the pixels behind it. */
function measure(pictures: Pictures, words: Word[]): Measured[] {
  const ground = pixelsOf(pictures.ground)
  const [whole, marked, real] = [pictures.whole, pictures.marked, pictures.real].map((picture) => (picture === undefined ? ground : pixelsOf(picture))) as [Pixels, Pixels, Pixels]
  const all = words.map((word): Told => {
    const [red, green, blue, alpha] = word.ink
    const cover = (alpha / 255) * word.opacity
    let [ratio, best, bestLetter, worstLetter] = [21, 1, 0, 21]
    let [isInside, isSeen] = [false, false]
    let before: number[] = []
    const parts = Array.from({ length: partsOf(word) }, (): Part => ({ isProven: false, isHalfSeen: false, best: 1 }))
    for (const [y, from, to] of rowsIn(ground, word)) {
      for (let x = from; x < to; x += 1) {
        const [own, full, letter, seen] = [colorAt(ground, x, y), colorAt(whole, x, y), colorAt(marked, x, y), colorAt(real, x, y)]
        if (own === NOTHING) continue
        isInside = true
        if (!word.isVeiled && own === before[0] && full === before[1] && letter === before[2]) continue // as the one before it
        before = [own, full, letter]
        const [behind, group, mark] = [channelsIn(own), channelsIn(full), channelsIn(letter)]
        // A group is blended as a whole: its own ground, in full opacity, lies under the ink.
        const ink = [red, green, blue].map((value, of) => Math.min(255, Math.max(0, behind[of]! + cover * (value - group[of]!))))
        const here = contrast(luminance(ink), luminance(behind))
        ;[ratio, best] = [Math.min(ratio, here), Math.max(best, here)]
        const difference = Math.max(...mark.map((value, of) => Math.abs(value - behind[of]!)))
        isSeen ||= difference > 0 && ink.some((value, of) => Math.abs(value - behind[of]!) >= 0.5)
        const part = parts[Math.min(parts.length - 1, Math.floor(((x - word.x) * parts.length) / word.width))]
        if (difference > 8 && part) {
          const shown = channelsIn(seen)
          const strength = Math.max(...ink.map((value, of) => Math.abs(value - behind[of]!)))
          part.isProven ||= shown.every((value, of) => Math.abs(value - ink[of]!) <= Math.max(4, strength / 10))
          part.isHalfSeen ||= strength > 0 && shown.every((value, of) => Math.abs(value - ink[of]!) <= strength / 2)
          part.best = Math.max(part.best, contrast(luminance(shown), luminance(behind)))
        }
        if (difference > 8) [bestLetter, worstLetter] = [Math.max(bestLetter, here), Math.min(worstLetter, here)]
      }
    }
    return { ...word, parts, isSeen, isUnsure: false, isMissed: !isInside, ratio: word.isDrawn && bestLetter > 0 ? worstLetter : ratio, best: bestLetter || best }
  })
  if (pictures.real === undefined) return all
  const company = companyOf(all)
  // Where the words beside a short one are pale, they are told; what pales it alone would leave less of it than its thinness does.
  const isVouchedFor = (word: Told) => isShort(word) && word.parts.every((part) => part.isHalfSeen) && company(word).some((mate) => !isShort(mate))
  return all.map((word) => (!word.isVeiled || isProven(word) || isVouchedFor(word) ? word : asSeen(word)))
}

async function contrastIn(page: Page, part: string, isAsked: (word: Word) => boolean): Promise<Measured[]> {
  const all = (await paintedWordsIn(page, part)).filter(isAsked)
  const words = all.filter(({ isMissed }) => !isMissed)
  const missed = all.filter(({ isMissed }) => isMissed).map((word): Measured => ({ ...word, ratio: 1, best: 1, isSeen: false, isUnsure: true }))
  const take = () => shoot(page, part)
  const ground = await styled(page, HIDE, take)
  const whole = words.some(({ opacity }) => opacity < 1) ? await styled(page, HIDE + WHOLE, take) : undefined
  const measured = measure({ ground, whole }, words)
  // Where all around its letters is clear, it makes no difference where they are.
  const isClear = ({ ratio, isVeiled }: Measured) => ratio >= leastContrast.AAA.normal && !isVeiled
  const doubted = measured.filter((word) => !isClear(word))
  if (doubted.length === 0) return [...measured, ...missed]
  const marked = await styled(page, MARK, take)
  const real = words.some(({ isVeiled }) => isVeiled) ? await take() : undefined
  const byLetters = measure({ ground, whole, marked, real }, doubted)
  return [...measured.map((word) => (isClear(word) ? word : byLetters.shift()!)), ...missed]
}

/** Each word of the page, or each that is asked for, with its contrast, measured on what the browser painted, and those that could not be. */
export const paintedAll = (page: Page, part = 'body', isAsked: (word: Word) => boolean = () => true): Promise<Measured[]> =>
  part === 'body' ? laidFlat(page, () => contrastIn(page, part, isAsked)) : contrastIn(page, part, isAsked)

/** Those that could be measured. */
export const paintedContrast = async (...of: Parameters<typeof paintedAll>): Promise<Measured[]> => (await paintedAll(...of)).filter(({ isMissed }) => !isMissed)

/** Where the ground varies the best place decides, and the worst is a question; so is what may be meant: a sign, a word that nobody sees, one that adorns; and what is not painted as its style tells. */
export function paleness({ ratio, best, isSeen, isSign, isHidden, isInert, isUnsure }: Pick<Measured, 'ratio' | 'best' | 'isSeen' | 'isSign' | 'isHidden' | 'isInert' | 'isUnsure'>, wanted: number): 'violation' | 'review' | undefined {
  if (isInert) return undefined
  if (best < wanted && isSeen && !isSign && !isHidden && !isUnsure) return 'violation'
  return Math.min(best, ratio) < wanted ? 'review' : undefined
}
