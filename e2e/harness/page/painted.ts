import type { Page } from 'playwright/test'
import { type Desk, onDesk } from './desk.ts'
import { laidFlat } from './laid-flat.ts'
import { type Line, linesIn, type Unit } from './lines.ts'
import { shoot } from './shoot.ts'

/** An initial inherits its fill from the paragraph: named here, each paragraph would have one, and might break its lines elsewhere. */
const HIDE = '*,*::before,*::after,*::placeholder{color:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration:none!important;caret-color:transparent!important}svg text,svg text *{fill:transparent!important}'
/** Letters of pictures in a colour that nothing else has: where exactly they are. */
const MARK = 'svg text,svg text *{fill:#f0f!important}'
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

export interface Measured extends Line {
  /** With the worst pixel behind it, and with the best behind its letters, or behind the line where its letters are not known. */
  ratio: number
  best: number
}

/** The page without its letters; the same in full opacity, and with its letters, where they differ from it. */
interface Pictures {
  ground: string
  whole: string | undefined
  letters: string | undefined
  /** Whether those are only of pictures, and marked. */
  marked: boolean
}

/** Runs on a desk: for each line the contrast of its ink, as painted, with the pixels behind it. */
const measure = async ([pictures, lines]: [Pictures, Line[]]): Promise<Measured[]> => {
  const { canvasOf, contrast, luminance } = window as unknown as Desk
  const canvases = await Promise.all([pictures.ground, pictures.whole, pictures.letters].map(async (picture) => (picture === undefined ? undefined : canvasOf(picture))))
  const inks = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  return lines.flatMap((line) => {
    inks.clearRect(0, 0, 1, 1)
    inks.fillStyle = line.color
    inks.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = inks.getImageData(0, 0, 1, 1).data
    const cover = (alpha / 255) * line.opacity
    const place = [Math.round(line.x), Math.round(line.y), Math.max(1, Math.round(line.width)), Math.max(1, Math.round(line.height))] as const
    const ground = canvases[0]!.getImageData(...place).data
    const [whole, letters] = canvases.slice(1).map((canvas) => canvas?.getImageData(...place).data ?? ground) as [typeof ground, typeof ground]
    let [ratio, best, bestLetter, worstLetter] = [21, 1, 0, 21]
    const pixels = [ground, whole, letters].map(({ buffer }) => new Uint32Array(buffer))
    let isSeen = false
    for (let at = 0; at < ground.length; at += 4) {
      if (ground[at + 3] === 0) continue // outside the picture
      isSeen = true
      if (at > 0 && pixels.every((all) => all[at / 4] === all[at / 4 - 1])) continue // as the one before it
      const behind = [0, 1, 2].map((of) => ground[at + of]!)
      // A group is blended as a whole: its own ground, in full opacity, lies under the ink.
      const ink = [red, green, blue].map((value, of) => Math.min(255, Math.max(0, behind[of]! + cover * (value - whole[at + of]!))))
      const own = contrast(luminance(ink), luminance(behind))
      ;[ratio, best] = [Math.min(ratio, own), Math.max(best, own)]
      if ([0, 1, 2].some((of) => Math.abs(letters[at + of]! - behind[of]!) > 8)) [bestLetter, worstLetter] = [Math.max(bestLetter, own), Math.min(worstLetter, own)]
    }
    // Letters that differ from their ground by nothing cannot be told from it.
    return isSeen ? [{ ...line, ratio: pictures.marked && line.isDrawn && bestLetter > 0 ? worstLetter : Math.min(ratio, worstLetter), best: bestLetter || best }] : []
  })
}

async function contrastIn(page: Page, part: string, unit: Unit): Promise<Measured[]> {
  const lines = await linesIn(page, part, unit)
  const take = () => shoot(page, part)
  const marked = unit === 'lines' && lines.some(({ isDrawn }) => isDrawn)
  const letters = unit === 'words' ? await take() : marked ? await styled(page, MARK, take) : undefined
  const ground = await styled(page, HIDE, take)
  const whole = lines.some(({ opacity }) => opacity < 1) ? await styled(page, HIDE + WHOLE, take) : undefined
  return onDesk(page, measure, [{ ground, whole, letters, marked }, lines] as [Pictures, Line[]])
}

/** Each line of text of the page, or each word, with its contrast, measured on what the browser painted. */
export const paintedContrast = (page: Page, part = 'body', unit: Unit = 'lines'): Promise<Measured[]> => (part === 'body' ? laidFlat(page, () => contrastIn(page, part, unit)) : contrastIn(page, part, unit))

/** Where the ground varies the best place decides, and the worst is a question. */
export function paleness({ text, ratio, best }: Pick<Measured, 'text' | 'ratio' | 'best'>, wanted: number): 'violation' | 'review' | undefined {
  // A single sign may be a picture; what cannot be told from its ground at all may be hidden on purpose, or filled by a picture.
  if (best < wanted && best > 1.05 && text.length > 1) return 'violation'
  return Math.min(best, ratio) < wanted ? 'review' : undefined
}
