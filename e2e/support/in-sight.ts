import { expect, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { channelsOf, contrast, luminance } from '../harness/page/contrast.ts'
import { readTable } from '../../spec/support/table.ts'
import { type InPage, prepare } from '../harness/page/in-page.ts'

/** The light of letters and paper, and the colour that the browser is told of. */
const colors = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches)
    const sample = document.createElement('canvas').getContext('2d')!
    sample.fillStyle = shown?.content ?? ''
    sample.fillRect(0, 0, 1, 1)
    const [red, green, blue] = sample.getImageData(0, 0, 1, 1).data
    const paper = getComputedStyle(document.body).backgroundColor
    const schemes = getComputedStyle(document.documentElement).colorScheme
    return { letters: getComputedStyle(document.querySelector('main p')!).color, paper, schemes, around: shown ? `rgb(${red}, ${green}, ${blue})` : 'none' }
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

/** By day and by night: dark on light, light on dark, and the same colour around the page. */
export async function nightFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { letters, paper, schemes, around } = await colors(page)
    if (!schemes.includes(colorScheme)) faults.push(`${colorScheme}: the page tells the browser of «${schemes}» alone`)
    const isDark = luminance(channelsOf(letters)) > luminance(channelsOf(paper))
    if (isDark !== (colorScheme === 'dark')) faults.push(`${colorScheme}: letters ${letters} on ${paper}`)
    faults.push(...(await faintInitials(page)).map((one) => `${colorScheme}: ${one}`))
    if (around !== paper) faults.push(`${colorScheme}: the browser is told of ${around}, the paper is ${paper}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** The words that stand out less from what is right behind them than from what is around that. */
export async function dulled(page: Page): Promise<string[]> {
  await prepare(page)
  const texts = await page.evaluate(() => {
    const { isTransparent } = window as unknown as InPage
    const groundsOf = (part: Element | null): string[] => (part ? [getComputedStyle(part).backgroundColor, ...groundsOf(part.parentElement)].filter((ground) => !isTransparent(ground)) : [])
    const found: { words: string; color: string; grounds: string[] }[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { nodeValue, parentElement } = walk.currentNode
      if (nodeValue?.trim()) found.push({ words: nodeValue.slice(0, 40), color: getComputedStyle(parentElement!).color, grounds: groundsOf(parentElement) })
    }
    return found
  })
  return texts.flatMap(({ words, color, grounds: [ground = '', around = ground] }) => {
    const [own, before] = [ground, around].map((one) => contrast(luminance(channelsOf(color)), luminance(channelsOf(one)))) as [number, number]
    return own < before ? [`«${words}»: ${own.toFixed(1)} on ${ground}, ${before.toFixed(1)} on ${around}`] : []
  })
}

const menuLinks = readTable('header', 'Links').map(({ text }) => text)

/** Opens the menu of small screens, and closes it. */
export async function menuFaults(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation', { name: 'Principale' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const isOpen = await links.isVisible()
  const shown = await links.getByRole('link').allInnerTexts()
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

/** The first links of the main part that do not show the focus, by day and by night. */
export async function unmarkedLinks(page: Page): Promise<string[]> {
  await page.keyboard.press('Shift') // a key says that the keyboard is used
  const byDay = await unmarkedNow(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await unmarkedNow(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byNight.map((one) => `dark: ${one}`)]
}

async function unmarkedNow(page: Page): Promise<string[]> {
  await prepare(page)
  const marks = await page.locator('main a[href]').evaluateAll((links) => {
    const { isTransparent } = window as unknown as InPage
    const groundOf = (part: Element | null): string => {
      const ground = part ? getComputedStyle(part).backgroundColor : 'rgb(255, 255, 255)'
      return part && isTransparent(ground) ? groundOf(part.parentElement) : ground
    }
    const found = links.filter((link) => link.checkVisibility({ visibilityProperty: true })).slice(0, 3).map((link) => {
      ;(link as HTMLElement).focus()
      // A link that is as large as its card shows it around the card.
      const outlines = [getComputedStyle(link), getComputedStyle(link, '::after')].map(({ outlineStyle, outlineWidth, outlineColor }) => ({ width: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth), color: outlineColor }))
      const [mark] = outlines.toSorted((one, other) => other.width - one.width)
      // What lies over a picture has no ground that could be named.
      return { words: link.textContent, ...mark!, ground: link.closest(':has(> picture)') ? undefined : groundOf(link.parentElement) }
    })
    ;(document.activeElement as HTMLElement).blur()
    return found
  })
  return marks.flatMap(({ words, width, color, ground }) => {
    if (width < 2) return [`«${words}»: an outline of ${width} px`]
    return ground && contrast(luminance(channelsOf(color)), luminance(channelsOf(ground))) < 3 ? [`«${words}»: an outline in ${color} on ${ground}`] : []
  })
}

/** Whatever moves, or would, although the reader asks for less motion. */
export const movements = (page: Page) =>
  page.evaluate(() => {
    const scrolls = getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? [] : ['the page glides']
    // What would move once it is pointed at.
    const ready = [...document.querySelectorAll('body *')].filter((part) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(part)
      const durations = transitionDuration.split(', ').map(parseFloat)
      return transitionProperty.split(', ').some((property, at) => /^(?:all|transform|translate|rotate|scale|top|left|right|bottom|margin|width|height|inset|offset)/.test(property) && durations[at % durations.length]! > 0)
    })
    return [...scrolls, ...ready.map(({ localName, outerHTML }) => `<${localName}> would: ${outerHTML.slice(0, 80)}`), ...document.getAnimations().map(({ id, effect }) => `an animation ${id} of <${(effect as KeyframeEffect).target?.localName}>`)]
  })

/** Words of the text that cannot be selected, or are kept from being copied. */
export const unselected = (page: Page) =>
  page.locator('main :is(h1, p)').evaluateAll((all) => {
    const isKept = (words: Element) => ['selectstart', 'contextmenu', 'copy'].some((type) => !words.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })))
    return all.filter((words) => getComputedStyle(words).userSelect === 'none' || isKept(words)).map(({ textContent }) => textContent.slice(0, 60))
  })

/** With forced colours: fields and buttons that nothing is drawn around. */
export async function borderless(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.locator('main :is(input:not([type=checkbox], [type=hidden]), select, textarea, button)').evaluateAll((all) =>
    all.filter((field) => field.checkVisibility() && !(parseFloat(getComputedStyle(field).borderBottomWidth) >= 1)).map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Sizes of letters of the root that no reader can change. */
export const fixedLetters = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && /(?:^|,)\s*(?::root|html|body)\s*(?:,|$)/.test(rule.selectorText))
    return roots.filter(({ style }) => /px|pt|^\d+$/.test(style.fontSize)).map(({ cssText }) => cssText.slice(0, 80))
  })
