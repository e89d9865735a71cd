import type { Page } from 'playwright/test'
import { contrast, luminance } from '../../page/contrast.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import type { Fault } from './fault.ts'

/** Red, green, blue and alpha, 0 to 255. */
type Color = [red: number, green: number, blue: number, alpha: number]

interface Field extends Pick<Fault, 'place' | 'html'> {
  around: Color
  /** Of its edges and of its own ground. */
  marks: Color[]
  /** Nothing but its style tells where it begins: no shadow, no picture. */
  isPlain: boolean
}

/** Runs in the page: fields, what they are painted with, and what is around them. */
const readFields = (): Field[] => {
  const { locate } = window as unknown as InPage
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const channels = (color: string): Color => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = color
    ink.fillRect(0, 0, 1, 1)
    return [...ink.getImageData(0, 0, 1, 1).data] as Color
  }
  const groundOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 255]
    const own = channels(getComputedStyle(element).backgroundColor)
    return own[3] < 255 ? groundOf(element.parentElement) : own
  }
  const hasPicture = (element: Element | null): boolean => element !== null && (getComputedStyle(element).backgroundImage !== 'none' || hasPicture(element.parentElement))
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=color], [type=file], [type=submit], [type=button], [type=reset], [type=image]), textarea, select')]
  return fields.filter((field) => field.checkVisibility() && !field.disabled).map((field) => {
    const style = getComputedStyle(field)
    const edges = sides.filter((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none').map((side) => channels(style[`border${side}Color`]))
    const ground = channels(style.backgroundColor)
    const isPlain = style.boxShadow === 'none' && style.outlineStyle === 'none' && !hasPicture(field)
    return { around: groundOf(field.parentElement), marks: ground[3] < 255 ? edges : [...edges, ground], isPlain, ...locate(field) }
  })
}

/** Where a field begins and ends must be seen. */
export async function faintEdges(page: Page): Promise<Fault[]> {
  await prepare(page)
  return (await page.evaluate(readFields)).flatMap(({ around, marks, isPlain, ...place }): Fault[] => {
    const best = Math.max(1, ...marks.map((mark) => contrast(luminance(mark), luminance(around))))
    return best >= 3 ? [] : [{ criterion: '1.4.11', rule: 'edges', kind: isPlain ? 'violation' : 'review', message: `The field stands out ${best.toFixed(2)}:1 from what is around it.`, ...place }]
  })
}
