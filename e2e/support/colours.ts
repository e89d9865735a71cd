import type { Page } from 'playwright/test'
import { channelsOf, contrast, luminance } from '../harness/page/contrast.ts'
import { type InPage, prepare } from '../harness/page/in-page.ts'

/** The paper, the panels on it, and the colour that the browser is told of. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches)
    const sample = document.createElement('canvas').getContext('2d')!
    sample.fillStyle = shown?.content ?? ''
    sample.fillRect(0, 0, 1, 1)
    const [red, green, blue] = sample.getImageData(0, 0, 1, 1).data
    const paper = getComputedStyle(document.body).backgroundColor
    sample.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--P')
    sample.fillRect(0, 0, 1, 1)
    const panel = `rgb(${sample.getImageData(0, 0, 1, 1).data.slice(0, 3).join(', ')})`
    const schemes = getComputedStyle(document.documentElement).colorScheme
    return { paper, panel, schemes, around: shown ? `rgb(${red}, ${green}, ${blue})` : 'none' }
  })

/** The initials of the text that do not stand out from their own ground. */
async function faintInitials(page: Page): Promise<string[]> {
  const initials = await page.locator('main p').evaluateAll((all) =>
    all.flatMap((text) => {
      const { color, backgroundColor, fontSize } = getComputedStyle(text, '::first-letter')
      return fontSize === getComputedStyle(text).fontSize ? [] : [{ words: text.textContent.slice(0, 20), color, ground: backgroundColor }]
    }),
  )
  const faint = initials.filter(({ color, ground }) => !/^rgba\(.*, 0\)$/.test(ground) && contrast(luminance(channelsOf(color)), luminance(channelsOf(ground))) < 4.5)
  return faint.map(({ words, color, ground }) => `the initial of «${words}», ${color} on ${ground}`)
}

/** By day and by night: dark on light, light on dark, letters of a drawing told from its shapes, and the same colour around the page. */
export async function nightFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { paper, panel, schemes, around } = await colors(page)
    if (!schemes.includes(colorScheme)) faults.push(`${colorScheme}: the page tells the browser of «${schemes}» alone`)
    const words = await wordsOnGrounds(page)
    const drawn = words.filter(({ isDrawn }) => isDrawn)
    const onPaper = words.filter(({ grounds: [ground] }) => ground === paper || ground === panel)
    if (onPaper.length === 0) faults.push(`${colorScheme}: no words on the paper`)
    const isNight = colorScheme === 'dark'
    for (const { words, color, grounds: [ground = ''] } of onPaper) {
      const isLight = luminance(channelsOf(color)) > luminance(channelsOf(ground))
      if (isLight !== isNight || luminance(channelsOf(ground)) > 0.5 === isNight) faults.push(`${colorScheme}: «${words}», ${color} on ${ground}`)
    }
    faults.push(...drawn.flatMap(({ words, color, grounds: [ground = ''] }) => (contrastOf(color, ground) < 4.5 ? [`${colorScheme}: «${words}» of a drawing, ${color} on ${ground}`] : [])))
    faults.push(...(await faintInitials(page)).map((one) => `${colorScheme}: ${one}`))
    if (around !== paper) faults.push(`${colorScheme}: the browser is told of ${around}, the paper is ${paper}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** Words, their colour, and the colours of what is behind them, the nearest first; of words in one colour on one ground the first speak for all. */
export async function wordsOnGrounds(page: Page) {
  await prepare(page)
  return page.evaluate(() => {
    const { isTransparent } = window as unknown as InPage
    const known = new Map<Element, string[]>()
    const groundsOf = (part: Element | null): string[] => {
      if (!part) return []
      const before = known.get(part)
      if (before) return before
      const { backgroundColor } = getComputedStyle(part)
      const around = groundsOf(part.parentElement)
      const grounds = isTransparent(backgroundColor) ? around : [backgroundColor, ...around]
      known.set(part, grounds)
      return grounds
    }
    /** What letters of a drawing stand on: the line around them, where it is painted below them, then its shapes, the one painted last first. */
    const shapesUnder = (letters: SVGTextElement | null): string[] => {
      if (!letters) return []
      const { x, y, width, height } = letters.getBoundingClientRect()
      const shapes = [...letters.ownerSVGElement!.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse, polygon')].filter((shape) => {
        const isBefore = (shape.compareDocumentPosition(letters) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
        return isBefore && shape.checkVisibility() && shape.isPointInFill(new DOMPoint(x + width / 2, y + height / 2).matrixTransform(shape.getScreenCTM()!.inverse()))
      })
      const { stroke, strokeWidth, paintOrder } = getComputedStyle(letters)
      const around = paintOrder.startsWith('stroke') && parseFloat(strokeWidth) >= 2 ? [stroke] : []
      return [...around, ...shapes.map((shape) => getComputedStyle(shape).fill).toReversed()].filter((paint) => paint.startsWith('rgb') && !isTransparent(paint))
    }
    const found = new Map<string, { words: string; isDrawn: boolean; color: string; grounds: string[] }>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { nodeValue, parentElement } = walk.currentNode
      if (!nodeValue?.trim()) continue
      const { color, fill } = getComputedStyle(parentElement!)
      // Letters of a drawing are painted as its shapes are, and stand on them; where they are not shown, on none.
      const letters = parentElement!.closest<SVGTextElement>('svg text')
      if (letters?.checkVisibility() === false) continue
      const one = { isDrawn: letters !== null, color: letters ? fill : color, grounds: [...shapesUnder(letters), ...groundsOf(parentElement)] }
      const key = JSON.stringify(one)
      if (!found.has(key)) found.set(key, { words: nodeValue.slice(0, 40), ...one })
    }
    return [...found.values()]
  })
}

export const contrastOf = (color: string, ground: string): number => contrast(luminance(channelsOf(color)), luminance(channelsOf(ground)))

/** The words that stand out less from what is right behind them than from what is around that. */
export async function dulled(page: Page): Promise<string[]> {
  return (await wordsOnGrounds(page)).flatMap(({ words, color, grounds: [ground = '', around = ground] }) => {
    const [own, before] = [contrastOf(color, ground), contrastOf(color, around)]
    return own < before ? [`«${words}»: ${own.toFixed(1)} on ${ground}, ${before.toFixed(1)} on ${around}`] : []
  })
}
