import type { Page } from 'playwright/test'
import { type Fault, type InPage, prepare } from './fault.ts'

/** Runs in the page: fields of which neither an edge nor the ground can be told from what is around. */
const readEdges = (): Fault[] => {
  const { told } = window as unknown as InPage
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const channels = (color: string): [red: number, green: number, blue: number, alpha: number] => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = color
    ink.fillRect(0, 0, 1, 1)
    return [...ink.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
  }
  const channel = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const luminance = (color: string) => {
    const [red, green, blue] = channels(color)
    return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
  }
  const isClear = (color: string) => channels(color)[3] < 255
  const contrast = (one: string, other: string) => (Math.max(luminance(one), luminance(other)) + 0.05) / (Math.min(luminance(one), luminance(other)) + 0.05)
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
  }
  const hasPicture = (element: Element | null): boolean => element !== null && (getComputedStyle(element).backgroundImage !== 'none' || hasPicture(element.parentElement))
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  return [...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=color], [type=file], [type=submit], [type=button], [type=reset], [type=image]), textarea, select')].flatMap((field): Fault[] => {
    const style = getComputedStyle(field)
    const around = groundOf(field.parentElement)
    const edges = sides.filter((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none').map((side) => contrast(style[`border${side}Color`], around))
    const best = Math.max(1, ...edges, isClear(style.backgroundColor) ? 1 : contrast(style.backgroundColor, around))
    if (best >= 3 || !field.checkVisibility() || (field as HTMLInputElement).disabled) return []
    const isPlain = style.boxShadow === 'none' && style.outlineStyle === 'none' && !hasPicture(field)
    return [{ criterion: '1.4.11', rule: 'edges', kind: isPlain ? 'violation' : 'review', message: `The field stands out ${best.toFixed(2)}:1 from what is around it.`, ...told(field) }]
  })
}

/** Where a field begins and ends must be seen. */
export async function faintEdges(page: Page): Promise<Fault[]> {
  await prepare(page)
  return page.evaluate(readEdges)
}
