import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, test } from 'playwright/test'
import { performAll } from '../page/steps.ts'
import { LOOK, STATE } from './evidence.ts'
import { hoverAll } from './hover.ts'
import type { AuditSite, State } from '../site.ts'
import { type Cell, HOVERED } from './matrix.ts'
import { hearRequests, quiet } from './quiet.ts'
import { settle } from './settle.ts'

/** Each says all of itself: what the configuration sets for other tests must not leak in. */
const plain: BrowserContextOptions = { colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none', contrast: 'no-preference' }
const looks: Record<Cell['media'], BrowserContextOptions> = {
  'light': plain,
  'dark': { ...plain, colorScheme: 'dark' },
  'forced colours': { ...plain, forcedColors: 'active' },
  'dark, forced colours': { ...plain, colorScheme: 'dark', forcedColors: 'active' },
  'reduced motion': { ...plain, reducedMotion: 'reduce' },
  'more contrast': { ...plain, contrast: 'more' },
  'dark, more contrast': { ...plain, colorScheme: 'dark', contrast: 'more' },
  'reduced transparency': plain,
}

/** Playwright has no word for it; the other features stay as they were told. */
async function reduceTransparency(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }] })
}

/** The browser's own font sizes doubled, as a reader sets them. */
export async function doubleFont(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Languages whose letters are joined: to space them would tear their words. */
const JOINED = ['ar', 'arc', 'az-Arab', 'bal', 'ckb', 'dv', 'fa', 'glk', 'ks', 'ku-Arab', 'lrc', 'mid', 'mn-Mong', 'mzn', 'nqo', 'pa-Arab', 'pnb', 'ps', 'sd', 'skr', 'syr', 'ug', 'ur']

/** WCAG 1.4.12; an adopted sheet is no inline style, so the page's policy lets it pass. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate((joined) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}:is(${joined.map((language) => `:lang(${language})`).join()}){letter-spacing:normal!important}`)
    document.adoptedStyleSheets.push(sheet)
  }, JOINED)

/** What a site can tell of how its pages are opened. */
export interface StageSubject extends Pick<AuditSite, 'locale' | 'timeZone' | 'now' | 'welcome'> {
  states: Record<string, Pick<State, 'steps' | 'part'>>
}

/** Brings an opened page to a state. */
export async function openState(page: Page, { path, mode, state }: Pick<Cell, 'path' | 'mode' | 'state'>, { states, welcome }: Pick<StageSubject, 'states' | 'welcome'>): Promise<void> {
  if (welcome && path === welcome.path && mode !== 'no JavaScript' && mode !== 'script blocked') {
    await performAll(page, welcome.arrives)
    if (!welcome.kept.includes(state)) await performAll(page, welcome.leaves)
  }
  if (state === 'plain' || state === '404') return
  await test.step(`${STATE}${state}`, () => (state === HOVERED ? hoverAll(page) : performAll(page, states[state]?.steps ?? [], state)))
}

/** What has to be set before the page is opened. */
const before: Partial<Record<Cell['mode'], (page: Page) => Promise<unknown>>> = {
  '200 % font': doubleFont,
  // By what it is: an address need not end as a script's does.
  'script blocked': (page) => page.context().route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.fallback())),
  // Engines need a script of their own, so the page is served without its scripts instead.
  'no JavaScript': (page) =>
    page.context().route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, '') })
    }),
}

const after: Partial<Record<Cell['mode'], (page: Page) => Promise<unknown>>> = {
  'text spacing': spaceText,
  'print': (page) => page.emulateMedia({ media: 'print' }),
}

/** Nothing is sent from a page that is looked at. A form is told that there is nothing to show, so that its page stays; a script, that nobody answers. */
export const sendNothing = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*', (route) => {
    const request = route.request()
    if (/^(?:GET|HEAD)$/.test(request.method())) return route.fallback()
    return request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort()
  })

/** Opens a page of its own in the state of a cell. */
export async function openCell(browser: Browser, baseURL: string, cell: Cell, site: StageSubject): Promise<Page> {
  const [width = 0, height = 0] = cell.viewport.split('x').map(Number)
  await test.step(`${LOOK}${[cell.media, cell.mode].filter((word) => word !== 'plain').join(', ')} · ${cell.viewport}`, () => {})
  const context = await browser.newContext({
    baseURL,
    ...(site.locale ? { locale: site.locale } : {}),
    ...(site.timeZone ? { timezoneId: site.timeZone } : {}),
    viewport: { width, height },
    permissions: ['clipboard-write'],
    ...looks[cell.media],
  })
  const page = await context.newPage()
  hearRequests(page)
  if (site.now) await page.clock.setFixedTime(site.now)
  if (cell.media === 'reduced transparency') await reduceTransparency(page)
  await before[cell.mode]?.(page)
  // The last one is asked first.
  await sendNothing(context)
  await turnTo(page, cell, site)
  return page
}

/** Opens a page in the state of a cell, in a tab that another cell of the same look and mode has opened. */
export async function turnTo(page: Page, cell: Cell, site: StageSubject): Promise<void> {
  await page.goto(cell.path)
  await openState(page, cell, site)
  await after[cell.mode]?.(page)
  await quiet(page)
  await settle(page)
}
