import { expect, type Page } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { about } from '../harness/report/about.ts'
import { smallTargets } from './sizes.ts'

const menuLinks = readTable('header', 'Links').map(({ text }) => text)

/** Opens the menu of small screens, and closes it; its links are as large as a finger. */
export async function menuFaults(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Principale' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const isOpen = await links.isVisible()
  const shown = await links.getByRole('link').allInnerTexts()
  if (isOpen) await about('responsive.targets', async () => expect.soft(await smallTargets(links.getByRole('link')), 'links of the open menu that are smaller than 44 × 44 px').toEqual([]))
  await page.keyboard.press('Escape')
  return [isOpen ? [] : 'it does not open', isOpen && shown.join() !== menuLinks.join() ? `it holds ${shown.join(', ')}` : [], (await links.isVisible()) ? 'Escape does not close it' : []].flat()
}

/** How far the page goes when the reader turns the wheel. */
export async function expectScrolls(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  if (await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)) return
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 300)
  await about('responsive.scrolls', () => expect.soft.poll(() => page.evaluate(() => scrollY), { message: 'pixels that the wheel turns', timeout: 5000 }).toBeGreaterThan(0))
  await page.evaluate(() => scrollTo(0, 0))
}

/** Whatever moves, or would, although the reader asks for less motion. */
export const movements = (page: Page) =>
  page.evaluate(() => {
    const scrolls = getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['the page glides']
    /** What would move once it is pointed at, or has moved already: of an animation that is over only the style tells. */
    const isReady = ({ animationName, transitionProperty, transitionDuration }: CSSStyleDeclaration) => {
      if (animationName !== 'none') return true
      const durations = transitionDuration.split(', ').map(parseFloat)
      return transitionProperty.split(', ').some((property, at) => /^(?:all|transform|translate|rotate|scale|top|left|right|bottom|margin|width|height|inset|offset)/.test(property) && durations[at % durations.length]! > 0)
    }
    const ready = [...document.querySelectorAll('body *')].flatMap((part) => ['', '::before', '::after'].filter((beside) => isReady(getComputedStyle(part, beside))).map((beside) => `<${part.localName}>${beside} would: ${part.outerHTML.slice(0, 80)}`))
    return [...scrolls, ...ready, ...document.getAnimations().map(({ id, effect }) => `an animation ${id} of <${(effect as KeyframeEffect).target?.localName}>`)]
  })

/** Words of the page that cannot be selected, or are kept from being copied. */
export const unselected = (page: Page) =>
  page.locator('body *').evaluateAll((all) => {
    const isKept = (words: Element) => ['selectstart', 'contextmenu', 'copy'].some((type) => !words.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })))
    const shown = all.filter((part) => part.checkVisibility() && [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()))
    return shown.filter((words) => getComputedStyle(words).userSelect === 'none' || isKept(words)).map(({ textContent }) => textContent.slice(0, 60))
  })
