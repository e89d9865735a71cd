import type { Page } from 'playwright/test'
import { leastContrast } from './contrast.ts'
import { type Desk, onDesk } from './desk.ts'
import { laidFlat } from './laid-flat.ts'
import { shoot } from './shoot.ts'
import { type Word, wordsIn } from './shown-words.ts'

/** An initial inherits its fill from the paragraph: named here, each paragraph would have one, and might break its lines elsewhere. */
const HIDE = '*,*::before,*::after,*::placeholder{color:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration:none!important;caret-color:transparent!important}svg text,svg text *{fill:transparent!important}'
/** Letters in a colour that nothing else has: where exactly they are. */
const MARK = '*,*::placeholder{-webkit-text-fill-color:#f0f!important;text-decoration:none!important;caret-color:transparent!important}svg text,svg text *{fill:#f0f!important}'
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
}

/** The page without its letters; the same in full opacity, and with its letters marked, where they differ from it. */
interface Pictures {
  ground: string
  whole?: string | undefined
  marked?: string
}

/** Runs on a desk: for each word the contrast of its ink, as painted, with the pixels behind it. */
const measure = async ([pictures, words]: [Pictures, Word[]]): Promise<Measured[]> => {
  const { canvasOf, contrast, luminance } = window as unknown as Desk
  const canvases = await Promise.all([pictures.ground, pictures.whole, pictures.marked].map(async (picture) => (picture === undefined ? undefined : canvasOf(picture))))
  const inks = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  return words.flatMap((word) => {
    inks.clearRect(0, 0, 1, 1)
    inks.fillStyle = word.color
    inks.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = inks.getImageData(0, 0, 1, 1).data
    const cover = (alpha / 255) * word.opacity
    const place = [Math.round(word.x), Math.round(word.y), Math.max(1, Math.round(word.width)), Math.max(1, Math.round(word.height))] as const
    const ground = canvases[0]!.getImageData(...place).data
    const [whole, marked] = canvases.slice(1).map((canvas) => canvas?.getImageData(...place).data ?? ground) as [typeof ground, typeof ground]
    let [ratio, best, bestLetter, worstLetter] = [21, 1, 0, 21]
    const pixels = [ground, whole, marked].map(({ buffer }) => new Uint32Array(buffer))
    let [isInside, isSeen] = [false, false]
    for (let at = 0; at < ground.length; at += 4) {
      if (ground[at + 3] === 0) continue // outside the picture
      isInside = true
      if (at > 0 && pixels.every((all) => all[at / 4] === all[at / 4 - 1])) continue // as the one before it
      const behind = [0, 1, 2].map((of) => ground[at + of]!)
      // A group is blended as a whole: its own ground, in full opacity, lies under the ink.
      const ink = [red, green, blue].map((value, of) => Math.min(255, Math.max(0, behind[of]! + cover * (value - whole[at + of]!))))
      const own = contrast(luminance(ink), luminance(behind))
      ;[ratio, best] = [Math.min(ratio, own), Math.max(best, own)]
      const marks = [0, 1, 2].map((of) => Math.abs(marked[at + of]! - behind[of]!))
      isSeen ||= marks.some((mark) => mark > 0) && ink.some((value, of) => Math.abs(value - behind[of]!) >= 0.5)
      if (marks.some((mark) => mark > 8)) [bestLetter, worstLetter] = [Math.max(bestLetter, own), Math.min(worstLetter, own)]
    }
    return isInside ? [{ ...word, isSeen, ratio: word.isDrawn && bestLetter > 0 ? worstLetter : ratio, best: bestLetter || best }] : []
  })
}

async function contrastIn(page: Page, part: string): Promise<Measured[]> {
  const words = await wordsIn(page, part)
  const take = () => shoot(page, part)
  const ground = await styled(page, HIDE, take)
  const whole = words.some(({ opacity }) => opacity < 1) ? await styled(page, HIDE + WHOLE, take) : undefined
  const measured = await onDesk(page, measure, [{ ground, whole }, words] as [Pictures, Word[]])
  // Where all around its letters is clear, it makes no difference where they are.
  const isClear = ({ ratio }: Measured) => ratio >= leastContrast.AAA.normal
  const doubted = measured.filter((word) => !isClear(word))
  if (doubted.length === 0) return measured
  const marked = await styled(page, MARK, take)
  const byLetters = await onDesk(page, measure, [{ ground, whole, marked }, doubted] as [Pictures, Word[]])
  return measured.map((word) => (isClear(word) ? word : byLetters.shift()!))
}

/** Each word of the page with its contrast, measured on what the browser painted. */
export const paintedContrast = (page: Page, part = 'body'): Promise<Measured[]> => (part === 'body' ? laidFlat(page, () => contrastIn(page, part)) : contrastIn(page, part))

/** Where the ground varies the best place decides, and the worst is a question; so is what may be meant: a sign, and a word that nobody sees. */
export function paleness({ ratio, best, isSeen, isSign }: Pick<Measured, 'ratio' | 'best' | 'isSeen' | 'isSign'>, wanted: number): 'violation' | 'review' | undefined {
  if (best < wanted && isSeen && !isSign) return 'violation'
  return Math.min(best, ratio) < wanted ? 'review' : undefined
}
