import { expect, type BrowserContext, type Page } from 'playwright/test'
import { about } from '../harness/report/about.ts'

/** Follows what a page asks for: what is still under way, every address, and how often the page itself was loaded. */
export function trafficOf(page: Page) {
  const open = new Set<unknown>()
  const loads: string[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    open.add(request)
    asked.push(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url())
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return { loads, asked, settled: () => about('stability.stays', () => expect.poll(() => open.size, { message: 'requests under way' }).toBe(0)) }
}

/** The scripts that a page gets, from here on. */
export function scriptsOf(page: Page): { url: string; body: Promise<Buffer> }[] {
  const scripts: { url: string; body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push({ url: response.url(), body: response.body() })
  })
  return scripts
}

/** Points at each tool of the page and lets what it needs arrive. */
export async function wakeTools(page: Page, settled: () => Promise<void>): Promise<void> {
  for (const tool of await page.locator('main :is(output, input, select), [data-island^="tool"]').all()) {
    if (!(await tool.isVisible())) continue
    await tool.scrollIntoViewIfNeeded()
    await tool.hover({ force: true })
    await settled()
  }
}

/** The widths from which on the page's own styles change it, narrower and wider than these apart. */
export const turningWidths = (page: Page, from: number, to: number): Promise<number[]> =>
  page.evaluate(
    ([least, most]) => {
      const widths = new Set<number>()
      const read = (rules: Iterable<CSSRule>) => {
        for (const rule of rules) {
          const conditions = rule instanceof CSSMediaRule ? rule.conditionText.matchAll(/(min|max)-width: *([\d.]+)(px|r?em)/g) : []
          for (const [, bound, size, unit] of conditions) {
            const width = Number(size) * (unit === 'px' ? 1 : 16)
            widths.add(bound === 'min' ? Math.ceil(width) : Math.floor(width) + 1)
          }
          if (rule instanceof CSSGroupingRule) read(rule.cssRules)
        }
      }
      for (const sheet of document.styleSheets) read(sheet.cssRules)
      return [...widths].filter((width) => width > least! && width < most!)
    },
    [from, to],
  )

/** Which passages of the main part are shown, by their order; heads of tables and the index of contents are folded where it is narrow. */
export const shownPassages = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3, p, li, td, th, figcaption, caption, label)').evaluateAll((all) =>
    all.flatMap((passage, at) => {
      const isShown = passage.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && passage.getBoundingClientRect().width > 0
      return isShown && !passage.closest('nav, thead') ? [`${at}: «${passage.textContent.slice(0, 60)}»`] : []
    }),
  )

/** What a page sends by itself as it is left, or as it goes out of sight. */
export const farewells = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sent: string[] = []
    navigator.sendBeacon = (url) => sent.push(String(url)) > 0
    window.fetch = (url) => {
      sent.push(String(url instanceof Request ? url.url : url))
      return new Promise(() => {})
    }
    XMLHttpRequest.prototype.open = (...[, url]: [string, string | URL]) => void sent.push(String(url))
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    dispatchEvent(new Event('beforeunload', { cancelable: true }))
    return sent
  })

/** What is left behind in the browser. */
export async function tracesOf(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage: ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database: ${name}`),
    ...('caches' in window ? await caches.keys() : []).map((name) => `cache: ${name}`),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(({ scope }) => `worker: ${scope}`),
  ])
  return [...stored, ...(await context.cookies()).map(({ name }) => `cookie: ${name}`)]
}

/** What stands on paper and should not, words that are not black on white, and passages of an article that are lost; a sign keeps its own ink. */
export const paperFaults = (page: Page, hasSign: boolean) =>
  page.evaluate((isSign) => {
    const gone = [...document.querySelectorAll('#menu, nav, footer:has(address), main button, main a[download]')].filter((element) => element.checkVisibility())
    const grey = [...document.querySelectorAll('main :is(h1, h2, p, li)')].filter((element) => !isSign && element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
    const toned = getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' ? [] : [document.body]
    const shown = document.querySelector('h1')?.checkVisibility() ? [] : ['no heading']
    const lost = [...document.querySelectorAll('article:has(h1) :is(h2, h3, p, li, th, td)')].filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('nav, [data-island], [hidden]'))
    const mute = [...document.querySelectorAll('[aria-labelledby=fonti] li > a[href^=http]')].filter((source) => /^(?:none|normal|"")$/.test(getComputedStyle(source, '::after').content))
    const missing = lost.length > 0 ? [`no sign of «${lost[0]!.textContent.slice(0, 60)}», and of ${lost.length - 1} more passages`] : []
    return [...[...gone, ...grey, ...toned].map((element) => `<${element.localName}> ${element.textContent.slice(0, 60)}`), ...shown, ...missing, ...mute.map((source) => `no address after «${source.textContent}»`)]
  }, hasSign)

/** Pictures of the page without their size, or with one of another shape. */
export const unsizedPictures = (page: Page) =>
  page.locator('img').evaluateAll((all) =>
    (all as HTMLImageElement[])
      .filter((picture) => {
        const [width = 0, height = 0] = ['width', 'height'].map((name) => (/^\d+$/.test(picture.getAttribute(name) ?? '') ? Number(picture.getAttribute(name)) : 0))
        const { naturalWidth, naturalHeight, src } = picture
        // One that has not come has no shape yet, a piece of a sheet has its own.
        return !width || !height || (naturalWidth > 0 && !src.includes('#') && Math.abs(width / height - naturalWidth / naturalHeight) > 0.01)
      })
      .map(({ outerHTML }) => outerHTML),
  )

/** What is pressed, stands in no line of text, and is smaller than 44 × 44 px, in the window as it is. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a[href], button, input, textarea, select, summary').evaluateAll((all) => {
    const isOwn = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return target.contains(hit) || [...((target as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))
    }
    /** How far the target reaches from its middle, whatever else its box covers: a card's link covers the card. */
    const reach = (target: Element, stepX: number, stepY: number) => {
      const { x, y, width, height } = target.getBoundingClientRect()
      let distance = 0
      while (distance < 44 && isOwn(target, x + width / 2 + stepX * distance, y + height / 2 + stepY * distance)) distance += 1
      return distance
    }
    const isSmall = (target: Element) => {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      // One pixel less: positions are fractions.
      const span = (stepX: number, stepY: number) => {
        const before = reach(target, -stepX, -stepY)
        return before < 43 ? before + reach(target, stepX, stepY) : before
      }
      return span(1, 0) < 43 || span(0, 1) < 43
    }
    // A box that holds to something by itself lets go of it for who is there: so it does here.
    const boxes = [...document.querySelectorAll<HTMLElement>('*')].filter((box) => getComputedStyle(box).scrollSnapType !== 'none')
    for (const box of boxes) box.style.scrollSnapType = 'none'
    const dead = all.filter((target) => getComputedStyle(target).pointerEvents === 'none').map((target) => `no press reaches ${target.outerHTML.slice(0, 100)}`)
    const small = all
      .filter((target) => target.checkVisibility() && getComputedStyle(target).display !== 'inline' && target.getBoundingClientRect().right > 0)
      .filter(isSmall)
      .map((target) => target.outerHTML.slice(0, 100))
    for (const box of boxes) box.style.scrollSnapType = ''
    return [...dead, ...small]
  })

/** The words and the fields of the page that are smaller than 16 px, and raised numbers that are smaller than 14 px. */
export const smallLetters = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => element.matches('input:not([type=checkbox]), select, textarea') || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()))
      .filter((element) => element.checkVisibility() && !element.closest('svg, [aria-hidden=true]') && parseFloat(getComputedStyle(element).fontSize) < (element.closest('sup') ? 14 : 16))
      .map((element) => `«${element.textContent.slice(0, 40)}» in ${getComputedStyle(element).fontSize}`),
  )

/** How large the words of the page are, the formula apart, which is as wide as its window allows. */
export const wordSizes = (page: Page) =>
  page.locator('main :is(p, li, td, th, dd, label)').evaluateAll((all) =>
    all.map((element) => (element.checkVisibility() && !element.closest('[aria-hidden=true]') && ![element, ...element.children].some((part) => /grid/.test(getComputedStyle(part).display)) ? { words: element.textContent.trim().slice(0, 40), size: parseFloat(getComputedStyle(element).fontSize) } : undefined)),
  )

/** How many pixels of the page lie beside the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Links of the main part whose words, as they are told, are those of another that leads elsewhere. */
export const ambiguous = (page: Page) =>
  page.locator('main a[href]').evaluateAll((links) => {
    const told = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent!
      const isTold = node instanceof Element && getComputedStyle(node).display !== 'none' && node.getAttribute('aria-hidden') !== 'true'
      return isTold ? [...node.childNodes].map(told).join('') : ''
    }
    const named = links.map((link) => ({ name: link.getAttribute('aria-label') ?? told(link).trim(), target: (link as HTMLAnchorElement).href }))
    return named.filter(({ name, target }) => named.some((other) => other.name === name && other.target !== target)).map(({ name, target }) => `«${name}» → ${target}`)
  })

/** Articles and results of the page without a name, and articles that share one. */
export const nameless = (page: Page) =>
  page.evaluate(() => {
    const nameOf = (part: Element): string =>
      part.getAttribute('aria-label') ?? (part.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
    const articles = [...document.querySelectorAll('article')].map(nameOf)
    return [...document.querySelectorAll('article, output')]
      .filter((part) => !nameOf(part) || (part.localName === 'article' && articles.filter((name) => name === nameOf(part)).length > 1))
      .map(({ outerHTML }) => outerHTML.slice(0, 100))
  })
