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
  /** Of what stands close around it, if nothing else can be filled in there: a frame of its own, the line below it. */
  near: [mark: Color, around: Color][]
  /** Nothing but colours tells where it begins: no shadow, no picture. */
  isPlain: boolean
}

/** Runs in the page: fields, what they are painted with, and what is around them. */
const readFields = (): Field[] => {
  const { isBesidePage, isCutAway, isTransparent, locate } = window as unknown as InPage
  const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const channels = (color: string): Color => {
    ink.clearRect(0, 0, 1, 1)
    ink.fillStyle = color
    ink.fillRect(0, 0, 1, 1)
    return [...ink.getImageData(0, 0, 1, 1).data] as Color
  }
  /** A colour as it is painted over another. */
  const over = (color: string, ground: Color): Color => {
    const own = channels(color)
    return [0, 1, 2, 3].map((of) => (of === 3 ? 255 : ground[of]! + (own[3] / 255) * (own[of]! - ground[of]!))) as Color
  }
  const groundOf = (element: Element | null): Color => (element ? over(getComputedStyle(element).backgroundColor, groundOf(element.parentElement)) : [255, 255, 255, 255])
  const hasPicture = (element: Element | null): boolean => element !== null && (getComputedStyle(element).backgroundImage !== 'none' || hasPicture(element.parentElement))
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
  const marksOf = (style: CSSStyleDeclaration, around: Color): Color[] => {
    const ground = over(style.backgroundColor, around)
    const edges = sides.filter((side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none')
    return [...edges.map((side) => over(style[`border${side}Color`], ground)), ground]
  }
  const isBare = ({ boxShadow, outlineStyle }: CSSStyleDeclaration) => boxShadow === 'none' && outlineStyle === 'none'
  const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=color], [type=file], [type=submit], [type=button], [type=reset], [type=image]), textarea, select'
  /** How much higher than a field what frames it may be, with its label, CSS pixels. */
  const CLOSE = 48
  /** What frames one field alone, and all that stands in it. */
  const closeTo = (field: Element): Element[] => {
    const most = field.getBoundingClientRect().height + CLOSE
    let frame: Element | null = null
    for (let around = field.parentElement; around && around !== document.body && around.getBoundingClientRect().height <= most && around.querySelectorAll(FIELDS).length === 1; around = around.parentElement) frame = around
    return frame ? [frame, ...frame.querySelectorAll('*')].filter((element) => element !== field) : []
  }
  const paints = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) => !isTransparent(backgroundColor) || backgroundImage !== 'none'
  /** Something else is laid behind it, or over it, by its place. */
  const isLaidOver = (field: Element): boolean => {
    const { left, right, top, bottom, width, height } = field.getBoundingClientRect()
    const isUnder = (other: Element) => {
      const box = other.getBoundingClientRect()
      return Math.max(0, Math.min(box.right, right) - Math.max(box.left, left)) * Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top)) > (width * height) / 2
    }
    return everyElement.some((other) => {
      const parts = ['::before', '::after'].map((part) => getComputedStyle(other, part)).filter(({ content, position }) => content !== 'none' && /absolute|fixed/.test(position))
      if (parts.some(paints) && isUnder(other)) return true
      const isOther = !other.contains(field) && !field.contains(other)
      return isOther && (other.matches('img, picture, svg, video, canvas, iframe, object, embed') || paints(getComputedStyle(other))) && isUnder(other)
    })
  }
  /** Left for machines that fill in whatever they find, or painted by something else. */
  const isUnseen = (field: Element): boolean => {
    const box = field.getBoundingClientRect()
    return !field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isBesidePage(box) || box.width <= 1 || box.height <= 1 || isCutAway(field)
  }
  const everyElement = [...document.body.querySelectorAll('*')]
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)]
  return fields.filter((field) => !isUnseen(field) && !field.disabled).map((field) => {
    const style = getComputedStyle(field)
    const around = groundOf(field.parentElement)
    const looks = closeTo(field).flatMap((element) => ['', '::before', '::after'].map((part) => ({ own: getComputedStyle(element, part), ground: groundOf(part ? element : element.parentElement) }))).filter(({ own }) => own.content !== 'none')
    const isPlain = isBare(style) && !hasPicture(field) && !isLaidOver(field) && looks.every(({ own }) => isBare(own) && own.backgroundImage === 'none')
    return { around, marks: marksOf(style, around), near: looks.flatMap(({ own, ground }) => marksOf(own, ground).map((mark): [Color, Color] => [mark, ground])), isPlain, ...locate(field) }
  })
}

/** Where a field begins and ends must be seen. */
export async function faintEdges(page: Page): Promise<Fault[]> {
  await prepare(page)
  return (await page.evaluate(readFields)).flatMap(({ around, marks, near, isPlain, ...place }): Fault[] => {
    const bestOf = (pairs: [Color, Color][]) => Math.max(1, ...pairs.map(([mark, ground]) => contrast(luminance(mark), luminance(ground))))
    const best = bestOf(marks.map((mark) => [mark, around]))
    return best >= 3 ? [] : [{ criterion: '1.4.11', rule: 'edges', kind: isPlain && bestOf(near) < 3 ? 'violation' : 'review', message: `The field stands out ${best.toFixed(2)}:1 from what is around it.`, ...place }]
  })
}
