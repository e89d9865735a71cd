import { expect, type Page, test } from 'playwright/test'
import { readTable } from '../../spec/support/table.ts'
import { bareAbbreviations } from '../harness/audit/measures/abbreviations.ts'
import { vagueHeadings } from '../harness/audit/measures/headings.ts'
import { hardBlocks } from '../harness/audit/measures/text-blocks.ts'
import { unmarkedPassages } from '../harness/page/passages.ts'
import { vagueLinks } from '../harness/page/vague-links.ts'
import { about } from '../harness/report/about.ts'
import { everyPage, headingOf, MISSING } from '../support/pages.ts'
import { openPage } from '../support/script.ts'
import { longestStretch, readHeadings, readLinks } from './readings.ts'

const noAbbreviations = readTable('criteria', 'Capitals that are no abbreviations').map(({ word }) => word!)

/** What must not be found on a page as it opens, by criterion; none of them changes the page. */
const faults: [ids: string, find: (page: Page, path: string) => Promise<unknown[]>][] = [
  // A form is one group under a heading of its own.
  ['criteria.1.3.1', (page) => page.locator('main form').evaluateAll((forms) => forms.filter((form) => !form.closest('section, aside, main > div')?.querySelector('h1, h2, h3, h4')).map((form) => form.outerHTML.slice(0, 100)))],
  // Nobody is told to look for a place or a colour.
  [
    'criteria.1.3.3',
    async (page) => {
      const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
      const orders = /\b(clicca|premi|tocca|scegli|seleziona|vedi|guarda)\b[^.]{0,40}\b(qui (a|in)|a destra|a sinistra|in alto|in basso|in rosso|in verde|rotond[oa]|verde|ross[oa])\b/gi
      return text.match(orders) ?? []
    },
  ],
  ['criteria.1.3.5', (page) => page.locator('main :is([type=email], [type=tel])').evaluateAll((fields) => fields.filter((field) => !field.getAttribute('autocomplete')).map((field) => field.outerHTML))],
  // Links inside a text are underlined, not only coloured; a raised number is told by its place.
  [
    'criteria.1.4.1',
    (page) =>
      page.locator('main p a[href]').evaluateAll((links) =>
        links
          .filter((link) => [...(link.closest('p')?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 1))
          .filter((link) => !link.closest('sup') && !getComputedStyle(link).textDecorationLine.includes('underline'))
          .map((link) => link.textContent),
      ),
  ],
  // A bitmap could show letters; a drawing tells whether it does.
  [
    'criteria.1.4.5',
    async (page) => {
      // Each page ends with one at least, that of its foot.
      const sources = await page.locator('img').evaluateAll((images) => [...new Set(images.map((image) => (image as HTMLImageElement).src))])
      const pictures = await Promise.all(sources.map(async (source) => ({ source, text: await (await page.request.get(source)).text() })))
      if (pictures.length === 0) return ['expected pictures, found none']
      return pictures.filter(({ text }) => !text.includes('<svg') || /<(?:text|foreignObject|image)\b/.test(text)).map(({ source }) => source)
    },
  ],
  // Nothing moves by itself for more than five seconds.
  // Lines of at most 80 characters, one and a half apart, paragraphs further, nothing justified, no more than four in italic.
  ['criteria.1.4.8', (page) => hardBlocks(page)],
  [
    'criteria.2.2.2',
    (page) =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 5000)
          .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'transition')),
      ),
  ],
  [
    'criteria.2.4.4, criteria.2.4.9',
    async (page) => [...(await page.evaluate(readLinks)).filter(({ name }) => name === '').map(({ href }) => href), ...(await vagueLinks(page)).map(({ html }) => html)],
  ],
  // Links of one name lead to one place.
  [
    'criteria.2.4.9',
    async (page) => {
      const links = await page.evaluate(readLinks)
      return links.filter((link) => links.some((other) => other.name === link.name && other.href !== link.href)).map(({ name, href }) => `${name} → ${href}`)
    },
  ],
  [
    'criteria.2.4.6',
    async (page, path) => {
      const headings = await page.evaluate(readHeadings)
      const first = headings.filter(({ level }) => level === 1).map(({ text }) => text)
      return [
        ...(first.length === 1 && first[0]!.includes(headingOf(path).split(':')[0]!) ? [] : [`headings of level 1: ${first.join('; ')}`]),
        ...headings.filter(({ text }) => text.length < 2).map(({ level }) => `an empty heading of level ${level}`),
        ...headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1).map(({ text }) => `a level left out above «${text}»`),
        ...(await vagueHeadings(page)),
      ]
    },
  ],
  // Every page says where it stands.
  [
    'criteria.2.4.8',
    async (page, path) => (path === MISSING || (await page.locator('nav [aria-current], nav[aria-label="Percorso"] li').count()) > 0 ? [] : ['neither a mark of the present place nor the steps of a path']),
  ],
  [
    'criteria.2.4.10',
    async (page) => {
      const longest = await page.locator('main').evaluate(longestStretch)
      return longest > 600 ? [`${longest} words without a heading`] : []
    },
  ],
  ['criteria.3.1.1', (page) => page.locator('html:not([lang=it])').evaluateAll((all) => all.map((root) => root.getAttribute('lang')))],
  [
    'criteria.3.1.2',
    async (page) => {
      const marks = await page.locator('main [lang]').evaluateAll((all) => all.map((part) => part.getAttribute('lang')!))
      return [...marks.filter((mark) => !/^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(mark)), ...(await unmarkedPassages(page))]
    },
  ],
  ['criteria.3.1.4', (page) => bareAbbreviations(page, noAbbreviations)],
  // A link that opens a new tab says so.
  ['criteria.3.2.2', (page) => page.locator('a[target=_blank]').evaluateAll((links) => links.map((link) => link.textContent).filter((name) => !name.includes('nuova scheda')))],
  // Each field has a label that can be seen.
  [
    'criteria.3.3.2',
    (page) =>
      page.locator('main :is(input, textarea, select)').evaluateAll((all) =>
        all.filter((field) => ![...((field as HTMLInputElement).labels ?? [])].some((label) => label.checkVisibility() && label.innerText.trim())).map((field) => field.outerHTML),
      ),
  ],
  // No form asks for the same twice; what is never sent has no name: then its label says what it asks.
  [
    'criteria.3.3.7',
    (page) =>
      page.locator('form').evaluateAll((forms) =>
        forms.flatMap((form) => {
          const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('input, textarea, select')]
          const asked = fields.map(({ name, labels }) => name || (labels?.[0]?.textContent ?? ''))
          return asked.filter((name, at) => asked.indexOf(name) !== at)
        }),
      ),
  ],
]

for (const path of everyPage) {
  test(`criteria.1.3.1, criteria.1.3.3, criteria.1.3.5, criteria.1.4.1, criteria.1.4.5, criteria.1.4.8, criteria.2.2.2, criteria.2.4.4, criteria.2.4.6, criteria.2.4.8, criteria.2.4.9, criteria.2.4.10, criteria.3.1.1, criteria.3.1.2, criteria.3.1.4, criteria.3.2.2, criteria.3.3.2, criteria.3.3.7: ${path} as it opens`, async ({ page }) => {
    await openPage(page, path)
    for (const [ids, find] of faults) await about(ids, async () => expect.soft(await find(page, path), path).toEqual([]))
  })
}

test('criteria.3.1.2: the words of the not-found page are said to be English', async ({ page }) => {
  await page.goto(MISSING)
  await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en')
})
