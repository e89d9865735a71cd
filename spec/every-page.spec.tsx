import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { catalogue } from './support/build.ts'
import { fill } from './support/product.ts'
import { lettersOf, saidBy } from './support/readable.ts'
import { articleRows, dayIn, dayOf, routeRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const policy = fill('{privacyUrl}')
const elsewhere = new Set([fill('{bookingUrl}'), policy, ...Object.values(catalogue).map(({ address }) => address)])
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const opening = ({ outerHTML }: Element) => outerHTML.slice(0, outerHTML.indexOf('>') + 1)

/** Whether an address is one that a page may lead to. */
const isKnown = (address: string) =>
  /^(?:\/(?!\/)|#.)/.test(address) || address === fill('mailto:{email}') || address === `tel:${fill('{phone}').replaceAll(' ', '')}` || elsewhere.has(address)

const leadsWell = (link: HTMLElement) => {
  const window = link.getAttribute('href') === policy && link.closest('form') ? '_blank' : null
  return isKnown(link.getAttribute('href') ?? '') && link.getAttribute('target') === window && !link.hasAttribute('ping')
}

/** What a browser may tell the site that a link leads to: at most the host that the reader comes from. */
const sparing = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])
const headings = new Map(articleRows.map(({ heading, path }) => [heading, path]))
const languages = new Set(readTable('prose', 'Languages').map(({ mark }) => mark))
const calculators = new Set(readTable('tools').filter(({ kind }) => kind === 'calculator').map(({ path }) => path))

const MISSING = '/calle-senza-uscita'

// A copy may have been changed on one page only. One visit serves all that is looked at.
test.each([...routeRows, { path: MISSING }])('navigation.leads, accessibility.ids, accessibility.heard, keyboard.reached, tooltips.icon-only, structured-data.days, security.referrer, prose.marked, toasts.region, tools.copied, articles.links, articles.copied: $path', async ({ path = '' }) => {
  vi.spyOn(console, 'error').mockReturnValue()
  await visit(path)
  about('navigation.leads', () => expect.soft(all('a:not([aria-disabled]), area').filter((link) => !leadsWell(link)).map(opening), 'links to elsewhere').toEqual([]))
  const ids = all('[id]').map(({ id }) => id)
  about('accessibility.ids', () => expect.soft(ids.filter((id, index) => ids.indexOf(id) !== index), 'names of two places').toEqual([]))
  const unheard = all('main :is(h1, h2, h3, p, ul, ol, table)').filter((part) => part.closest('[aria-hidden=true]') && !part.closest('figure, svg'))
  // The two ways on the sign lead nowhere.
  const onSign = path === MISSING ? all('main :has(> h1) > p[aria-hidden=true]') : []
  about('accessibility.heard', () => expect.soft(unheard.filter((part) => !onSign.includes(part)).map(opening), 'parts that are hidden from who listens').toEqual([]))
  const iconOnly = all('a, button').filter((control) => control.textContent.trim() === '' && !control.closest('[role=dialog]'))
  about('tooltips.icon-only', () => expect.soft(iconOnly.map(opening), 'controls without a text').toEqual([]))
  const passed = all('[tabindex]:not(main, [data-notices] *), [inert], [aria-hidden=true] :is(a, button, input, textarea, select, summary)')
  about('keyboard.reached', () => expect.soft(passed.map(opening), 'parts that Tab passes by').toEqual([]))
  const days = [...document.querySelectorAll('time')].filter(({ dateTime, textContent }) => dayIn(textContent) !== undefined && !dateTime.endsWith(dayIn(textContent)!))
  about('structured-data.days', () => expect.soft(days.map(({ outerHTML }) => outerHTML), 'days that are not those of their words').toEqual([]))
  const told = [...document.querySelectorAll('meta[name=referrer i], [referrerpolicy]')].filter((part) => !sparing.has(part.getAttribute('content') ?? part.getAttribute('referrerpolicy')!))
  about('security.referrer', () => expect.soft(told.map(opening), 'what tells others where the reader comes from').toEqual([]))
  const elsewhereLed = all('main a[href^="/"]').filter((link) => (headings.get(link.textContent) ?? link.getAttribute('href')) !== link.getAttribute('href'))
  about('articles.links', () => expect.soft(elsewhereLed.map((link) => `«${link.textContent}» → ${link.getAttribute('href')}`), 'titles that lead to another article').toEqual([]))
  const foreign = all('main [lang]').filter(({ lang }) => !languages.has(lang))
  about('prose.marked', () => expect.soft(foreign.map(({ outerHTML }) => outerHTML.slice(0, 80)), 'words in a language of no row').toEqual([]))
  const results = all('[data-copy][data-here]').filter((button) => lettersOf(button.dataset.copy!) !== lettersOf(saidBy(button.closest('[data-island]')!.querySelector('output')!)))
  about('tools.copied', () => expect.soft(results.map(({ dataset }) => dataset.copy), 'other words than the result').toEqual([]))
  about('tools.copied', () => expect.soft(all('[data-copy][data-here]').length, 'buttons that copy a result').toBe(calculators.has(path) ? 1 : 0))
  const isArticle = articleRows.some((row) => row.path === path)
  const copied = all('[data-copy]:not([data-here])').map(({ dataset }) => dataset.copy)
  about('articles.copied', () => expect.soft(copied, 'addresses to be copied').toEqual(isArticle ? [fill('{url}') + path] : []))
  const regions = all('[data-notices] > *').map((region) => region.getAttribute('aria-live'))
  about('toasts.region', () => expect(regions, 'how notices are read out').toEqual(all('[data-copy]').length > 0 ? ['polite'] : []))
})

/** What each card of the open page says, by where it leads. */
const cards = () =>
  all('main article:not(:has(h1))').map((card) => {
    const of = (selector: string) => card.querySelector(selector)
    const [heading, teaser, byline] = [of('h2, h3'), of('h2 + p, h3 + p'), of('p:has(time)')].map((part) => part?.textContent)
    const link = of('a')?.textContent ?? ''
    const names = (card.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent).join(' ')
    return { link, heading, names, target: of('a')?.getAttribute('href') ?? '', offer: of('a')?.nextSibling?.textContent, words: [heading, teaser, byline, of('time')?.getAttribute('datetime')].join(' | '), picture: of('img')?.getAttribute('src') ?? '' }
  })

test('cards.same, cards.title, cards.label, cards.picture, cards.read: what a card says is the same wherever it stands', async () => {
  const found: ({ path: string } & ReturnType<typeof cards>[number])[] = []
  const expected = new Map<string, string>()
  for (const { path = '' } of routeRows) {
    await visit(path)
    const row = articleRows.find((article) => article.path === path)
    const teaser = document.querySelector('meta[name=description]')?.getAttribute('content')
    const day = document.querySelector('main header time')?.getAttribute('datetime')
    if (row) expected.set(path, [row.heading, teaser, `${row.author}, ${dayOf(row)}`, day].join(' | '))
    found.push(...cards().map((card) => ({ path, ...card })))
    cleanup()
  }
  expect(found.length).toBeGreaterThan(articleRows.length * 3)
  const wrong = found.filter(({ target, words }) => expected.has(target) && words !== expected.get(target))
  about('cards.same', () => expect.soft(wrong.map(({ path, target, words }) => `on ${path}, ${target}: «${words}», expected «${expected.get(target)}»`), 'cards').toEqual([]))
  const titles = new Map(articleRows.map(({ path, heading }) => [path, heading]))
  const otherwise = found.filter(({ target, heading }) => expected.has(target) && heading !== titles.get(target))
  about('cards.title', () => expect.soft(otherwise.map(({ path, target, heading }) => `on ${path}, ${target}: «${heading}»`), 'titles of no page').toEqual([]))
  const unnamed = found.filter(({ names, heading }) => names !== heading)
  about('cards.label', () => expect.soft(unnamed.map(({ path, heading }) => `on ${path}: «${heading}»`), 'cards that their heading does not name').toEqual([]))
  const offers = Object.entries(Object.groupBy(found, ({ target }) => target)).map(([target, those = []]) => ({ target, offers: [...new Set(those.map(({ offer }) => offer))] }))
  about('cards.same', () => expect.soft(offers.filter(({ offers }) => offers.length > 1), 'articles that offer more than one thing').toEqual([]))
  const strange = found.filter(({ target, picture }) => expected.has(target) && !picture.includes(`/${target.split('/').at(-1)}`))
  about('cards.picture', () => expect.soft(strange.map(({ path, target, picture }) => `on ${path}, ${target}: ${picture}`), 'pictures of something else').toEqual([]))
  const mute = found.filter(({ target, link, heading }) => expected.has(target) && link !== `Leggi: ${heading}`)
  about('cards.read', () => expect.soft(mute.map(({ path, target, link, heading }) => `on ${path}, ${target}: «${link}», expected «Leggi: ${heading}»`), 'links that do not say which article').toEqual([]))
  about('cards.same', () => expect(found.filter(({ target }) => !expected.has(target) && target.split('/').length > 2), 'cards of no article').toEqual([]))
})
