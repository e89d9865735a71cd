import type { Page } from 'playwright/test'

/** A line of text: where it is, in which colour, how large. */
export interface Line {
  text: string
  x: number
  y: number
  width: number
  height: number
  color: string
  isLarge: boolean
}

/** Runs in the page: each line of each text that can be seen in a part of it. */
const readLines = (part: string): Line[] => {
  const texts = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (texts.nextNode()) {
    const { data, parentElement: parent } = texts.currentNode as Text
    if (!parent || !data.trim() || parent.closest('script, style, option, :disabled') || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(parent)
    const px = parseFloat(style.fontSize)
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    // A large initial has a ground and a colour of its own.
    if (getComputedStyle(parent, '::first-letter').float !== 'none' && parent.firstChild === texts.currentNode) range.setStart(texts.currentNode, 1)
    for (const box of range.getClientRects()) {
      if (box.width < 3 || box.height < 3 || parent.getBoundingClientRect().width <= 1) continue
      // A part of a page is looked at through the window, the whole page from its top.
      const [left, top] = part === 'body' ? [scrollX, scrollY] : [0, 0]
      const color = parent instanceof SVGElement ? style.fill : style.color
      // Above and below the letters a line box may reach into its neighbours.
      lines.push({
        text: data.trim().slice(0, 40),
        x: box.x + left,
        y: box.y + top + box.height * 0.2,
        width: box.width,
        height: box.height * 0.6,
        color,
        isLarge: px >= 24 || (px >= 18.66 && Number(style.fontWeight) >= 700),
      })
    }
  }
  return lines.filter(({ x, y }) => x >= 0 && y >= 0)
}

const HIDE = '*,*::first-letter,*::before,*::after{color:transparent!important;-webkit-text-fill-color:transparent!important;text-decoration:none!important;caret-color:transparent!important}svg text,svg text *{fill:transparent!important}'

/** Takes the letters off the page and runs something. */
async function withoutLetters<Result>(page: Page, act: () => Promise<Result>): Promise<Result> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, HIDE)
  const result = await act()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return result
}

interface Worst extends Line {
  ratio: number
}

/** Runs in an empty page: for each line the contrast of its colour with the worst pixel behind it. */
const measure = async ([picture, lines]: [string, Line[]]): Promise<Worst[]> => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })!
  canvas.drawImage(bitmap, 0, 0)
  const channel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (red: number, green: number, blue: number) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
  const inks = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  return lines.map((line) => {
    inks.clearRect(0, 0, 1, 1)
    inks.fillStyle = line.color
    inks.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = inks.getImageData(0, 0, 1, 1).data
    const ink = luminance(red, green, blue)
    const { data } = canvas.getImageData(Math.round(line.x), Math.round(line.y), Math.max(1, Math.round(line.width)), Math.max(1, Math.round(line.height)))
    let ratio = 21
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue // outside the picture
      ratio = Math.min(ratio, contrast(ink, luminance(data[at]!, data[at + 1]!, data[at + 2]!)))
    }
    return { ...line, ratio }
  })
}

/** Each line of text of the page with its worst contrast, measured on what the browser painted. */
export async function paintedContrast(page: Page, part = 'body'): Promise<Worst[]> {
  const lines = await page.evaluate(readLines, part)
  const picture = await withoutLetters(page, () => page.screenshot({ fullPage: part === 'body', scale: 'css', animations: 'disabled' }))
  const desk = await page.context().newPage()
  const worst = await desk.evaluate(measure, [picture.toString('base64'), lines] as [string, Line[]])
  await desk.close()
  return worst
}
