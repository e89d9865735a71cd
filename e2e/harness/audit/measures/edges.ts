import type { Page } from 'playwright/test'
import { contrast } from '../../page/contrast.ts'
import { styled } from '../../page/painted.ts'
import { colorsIn, luminanceOf, mostOf, pixelsOf } from '../../page/pixels.ts'
import { shoot } from '../../page/shoot.ts'

/** What was typed is no edge. */
const EMPTY = 'input,textarea,select,::placeholder{-webkit-text-fill-color:transparent!important;caret-color:transparent!important}'

/** A control, or a picture that says something: where it is on the page. */
interface Part extends Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  kind: 'field' | 'control' | 'graphic'
  html: string
}

/** Runs in the page: fields and boxes to tick, controls that show no word, pictures with an alternative; wherever on the page they stand. */
const readParts = (): Part[] => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.matches(':disabled')
  const kindOf = (element: HTMLElement): Part['kind'] | undefined => {
    if (element.matches('input:not([type=hidden], [type=submit], [type=reset], [type=button], [type=image], [type=range], [type=file]), textarea, select')) return 'field'
    if (element.matches('a[href], button, summary, [role=button]')) return element.innerText.trim() === '' && element.querySelector('svg, img') ? 'control' : undefined
    return element.matches('[role=img], img[alt]:not([alt=""])') && !element.closest('a[href], button, [aria-hidden=true]') ? 'graphic' : undefined
  }
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    const kind = isShown(element) ? kindOf(element) : undefined
    if (!kind) return []
    const { x, y, width, height } = ((kind === 'control' ? element.querySelector('svg, img') : null) ?? element).getBoundingClientRect()
    return width > 4 && height > 4 && x >= 0 && y + scrollY >= 0 ? [{ kind, html: element.outerHTML.slice(0, 100), x: x + scrollX, y: y + scrollY, width, height }] : []
  })
}

/** Which of them do not stand out 3:1 from what is around them. */
function readFaint(picture: string, parts: Part[]): string[] {
  const pixels = pixelsOf(picture)
  return parts.flatMap(({ kind, html, x, y, width, height }) => {
    const inside = colorsIn(pixels, [{ x, y, width, height }])
    const around = [
      { x, y: y - 3, width, height: 2 },
      { x, y: y + height + 1, width, height: 2 },
      { x: x - 3, y, width: 2, height },
      { x: x + width + 1, y, width: 2, height },
    ]
    // A picture has its ground inside.
    const ground = luminanceOf(mostOf(kind === 'graphic' ? inside : colorsIn(pixels, around)) ?? 0xffffff)
    const clear = [...inside].filter(([color]) => contrast(luminanceOf(color), ground) >= 3).reduce((sum, [, pixels]) => sum + pixels, 0)
    // An edge as long as one of the longer sides and the half of the other; of a sign or a picture, what a stroke takes.
    const wanted = kind === 'field' ? Math.max(width, height) : kind === 'control' ? (width * height) / 50 : (width * height) / 200
    return clear < wanted ? [`${kind} ${html}: ${clear} px stand out, of ${Math.round(wanted)} wanted`] : []
  })
}

/** Fields, controls and pictures that do not stand out at least 3:1, as painted without their letters. */
export async function faintParts(page: Page): Promise<string[]> {
  const parts = await page.evaluate(readParts)
  const picture = await styled(page, EMPTY, () => shoot(page))
  return readFaint(picture, parts)
}
