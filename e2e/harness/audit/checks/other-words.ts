import type { Page } from 'playwright/test'
import { paleFindings } from '../engines/painted.ts'
import { type InPage, prepare } from '../../page/in-page.ts'
import { type Measured, paintedAll } from '../../page/painted.ts'
import { type Fault, ofPage } from './fault.ts'

const CONTROLS = new Set(['A', 'AREA', 'BUTTON', 'INPUT', 'SELECT', 'SUMMARY', 'TEXTAREA'])

/** Runs in the page: whether pictures may show words, and where what stays in the window stands. */
const readOthers = () => {
  const { elementsIn, placeOf } = window as unknown as InPage
  const all = elementsIn(document).filter((element) => element.checkVisibility({ visibilityProperty: true }))
  return {
    hasPictures: all.some((element) => element.matches('img[alt]:not([alt=""]), canvas, input[type=image], svg[role=img], object, embed, video')),
    staying: all.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position)).map(placeOf),
    isLong: document.documentElement.scrollHeight > innerHeight,
  }
}

const isInside = ({ place }: Pick<Measured, 'place'>, places: string[]): boolean => places.some((outer) => place === outer || place.startsWith(`${outer}/`))

/** One question of all words that may be too pale, but for those that are asked about as they stand. */
function asked(words: Measured[], known: Set<string>, rule: string, when: string): Fault[] {
  const pale = paleFindings(words).filter(({ criteria, element }) => criteria.includes('1.4.3') && !known.has(element))
  return pale.length === 0 ? [] : [ofPage('1.4.3', rule, 'review', `${when} ${pale.slice(0, 5).map(({ html }) => `«${html}»`).join(', ')} may be too pale: can it be read?`, pale.map(({ html }) => html).join(' '))]
}

/** Looks at the page as if each control had the focus, so that none has to be met one after the other. */
async function withFocus<Result>(page: Page, look: (places: string[]) => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true })
  const controls = nodes.filter(({ nodeName, attributes = [] }) => CONTROLS.has(nodeName) || attributes.some((name, at) => at % 2 === 0 && name === 'tabindex'))
  for (const { nodeId } of controls) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus', 'focus-visible'] })
  const places = await page.evaluate((names) => (window as unknown as InPage).elementsIn(document).filter((element) => names.includes(element.nodeName) || element.hasAttribute('tabindex')).map((window as unknown as InPage).placeOf), [...CONTROLS])
  const result = await look(places)
  await session.detach()
  return result
}

/** Words that no look at a page as it opens measures: in pictures, of a control that has the focus, of what stays while the page goes by below it. */
export async function otherWords(page: Page): Promise<Fault[]> {
  await prepare(page)
  const { hasPictures, staying, isLong } = await page.evaluate(readOthers)
  const known = new Set(paleFindings(await paintedAll(page)).map(({ element }) => element))
  const found = hasPictures ? [ofPage('1.4.3', 'pictures', 'review', 'If a picture shows words: do they stand out 4.5:1, or 3:1 if they are large?')] : []
  found.push(...(await withFocus(page, async (places) => asked((await paintedAll(page)).filter((word) => isInside(word, places)), known, 'in-focus', 'With the focus on it,'))))
  if (!isLong || staying.length === 0) return found
  for (const share of [0.5, 1]) {
    await page.evaluate((to) => scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * to, behavior: 'instant' }), share)
    const below = asked(await paintedAll(page, 'html', (word) => isInside(word, staying)), known, 'scrolled', 'Once the page is scrolled,')
    if (below.length > 0) return [...found, ...below]
  }
  return found
}
