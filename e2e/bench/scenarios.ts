import { setTimeout as wait } from 'node:timers/promises'
import { ARTICLE_LINK, heard, MENU, open, place, point, press, settle, type Stage, TOOL } from './reader.ts'
import type { Role, Subject } from './subjects.ts'

export type Figures = Record<string, number>
export type Scenario = (stage: Stage, subject: Subject) => Promise<Figures>

const sum = (all: number[]): number => all.reduce((total, one) => total + one, 0)

const FIRST_VIEW = `(() => {
  const { lcp, cls, tasks } = __figures
  const fcp = performance.getEntriesByName('first-contentful-paint')[0].startTime
  const blocked = tasks.filter(([start, duration]) => start + duration > fcp).map(([start, duration]) => Math.max(0, duration - 50))
  return { fcp, lcp, cls, tbt: blocked.reduce((total, one) => total + one, 0), loaded: performance.timeOrigin + performance.getEntriesByType('navigation')[0].loadEventEnd }
})()`

/** Opens a page and lets it come to rest. */
async function view(stage: Stage, { pages }: Subject, role: Role, rest: number): Promise<Figures> {
  await open(stage, pages[role])
  await settle(stage, rest)
  const { loaded, ...figures } = await stage.tab.evaluate<{ loaded: number } & Figures>(FIRST_VIEW)
  const before = stage.sent.filter(({ at }) => at <= loaded)
  return {
    ...figures,
    'document bytes': stage.sent[0]!.bytes,
    'bytes to load': sum(before.map(({ bytes }) => bytes)),
    'requests to load': before.length,
    'bytes settled': sum(stage.sent.map(({ bytes }) => bytes)),
    'requests settled': stage.sent.length,
  }
}

const named = (role: string, figures: Figures): Figures => Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${role}: ${name}`, value]))

/** The longest answer to what is done; 0 where the browser counts it as under 16 ms. */
async function answerTo({ tab }: Stage, act: () => Promise<void>): Promise<number> {
  await tab.evaluate('void (__figures.inp = 0)')
  await act()
  await wait(800)
  return tab.evaluate<number>('__figures.inp')
}

const SEEN_MS = 300

/** From the click to the heading of the article in sight, `lead` after pointing at the link; and back. */
const next = (kind: string, lead: number): Scenario => async (stage, subject) => {
  const first = await view(stage, subject, 'list', 1500)
  const link = await place(stage, ARTICLE_LINK)
  // A reader sees a link before aiming at it: the pictures that came into sight with it are there by then.
  await settle(stage, SEEN_MS)
  const target = await stage.tab.evaluate<string>(`${ARTICLE_LINK}.pathname`)
  await stage.tab.evaluate('void Object.assign(__figures, { inp: 0, pressed: true })')
  await point(stage, link)
  await wait(lead)
  const from = stage.tab.said.length
  await press(stage, link)
  const click = await heard(stage, 'a click', (one) => one.kind === 'click' && stage.tab.said.indexOf(one) >= from)
  const isArticle = (one: { kind: string; detail?: unknown }) => one.kind === 'heading' && (one.detail as { page: string }).page.startsWith(target.replace(/\/$/, ''))
  const heading = await heard(stage, `the heading of ${target}`, isArticle)
  const prerendered = (heading.detail as { prerendered: boolean }).prerendered ? 1 : 0
  await settle(stage, 800)
  const start = Date.now()
  const since = stage.tab.said.length
  await stage.tab.evaluate('void setTimeout(() => history.back())')
  const back = await heard(stage, 'the list again', (one) => one.kind === 'heading' && stage.tab.said.indexOf(one) >= since)
  // What a page that is left says no longer arrives: the list, kept as it was or never left, tells it now.
  const inp = await stage.tab.evaluate<number | null>('__figures.pressed ? __figures.inp : null')
  return { ...(lead === 0 ? named('list', first) : {}), [`${kind}: click to heading`]: heading.at - click.at, [`${kind}: prerendered`]: prerendered, [`${kind}: back`]: back.at - start, ...(inp === null ? {} : { [`link: INP, ${kind}`]: inp }) }
}

export const scenarios: Record<string, Scenario> = {
  'home': async (stage, subject) => named('home', await view(stage, subject, 'home', 2500)),
  'article': async (stage, subject) => {
    const first = await view(stage, subject, 'article', 1500)
    const input = await place(stage, TOOL)
    const tool = await answerTo(stage, async () => {
      await press(stage, input)
      for (const type of ['keyDown', 'keyUp']) await stage.tab.send('Input.dispatchKeyEvent', { type, key: '3', code: 'Digit3', text: type === 'keyDown' ? '3' : undefined, windowsVirtualKeyCode: 51 })
    })
    return { ...named('article', first), 'tool: INP': tool }
  },
  'contact': async (stage, subject) => {
    const first = await view(stage, subject, 'contact', 1500)
    const menu = await place(stage, MENU)
    const inp = await answerTo(stage, () => press(stage, menu))
    await settle(stage, 700)
    return { ...named('contact', first), 'menu: INP': inp, 'contact: bytes after a tap': sum(stage.sent.map(({ bytes }) => bytes)), 'contact: requests after a tap': stage.sent.length }
  },
  'menu': async (stage, { pages }) => {
    await open(stage, pages.article)
    const there = () => stage.tab.evaluate<boolean>(`!!document.body && location.href !== 'about:blank' && !!${MENU}`).catch(() => false)
    while (!(await there())) await wait(10)
    const button = await place(stage, MENU)
    while (!(await stage.tab.evaluate<boolean>('!!__figures.menu'))) {
      await press(stage, button)
      await wait(30)
    }
    return { 'menu: answers after start of load': await stage.tab.evaluate<number>('__figures.menu') }
  },
  'cold': next('cold', 0),
  'quick': next('quick', 300),
  'warm': next('warm', 1500),
}
