import type { Page } from 'playwright/test'
import { heardOn } from './heard-on.ts'

/** Runs in the page: the longest stretch beside the text where nothing stands, what covers what, which notes are not beside the paragraph before them, which sentences are not, large, beside their own, and how far to the right it goes. */
export async function marginOfText() {
  await document.fonts.ready
  const text = document.querySelector('[aria-labelledby=indice] + div')!
  const column = text.getBoundingClientRect()
  const quotes = [...text.querySelectorAll('p[data-label]')].map((part) => {
    const { x, y } = part.getBoundingClientRect()
    const [left = 0, top = 0, width = 0, height = 0] = ['left', 'top', 'width', 'height'].map((side) => parseFloat(getComputedStyle(part, '::after').getPropertyValue(side)))
    return { part, box: new DOMRect(x + left, y + top, width, height) }
  })
  const beside = [...text.querySelectorAll('figure, figcaption, table, caption, aside, section')]
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.right > column.right + 99)
    .concat(quotes)
    .toSorted((one, other) => one.box.top - other.box.top)
  let [foot, empty] = [column.top, 0]
  const covered: string[] = []
  for (const [index, { part, box }] of beside.entries()) {
    empty = Math.max(empty, box.top - foot)
    foot = Math.max(foot, box.bottom)
    for (const before of beside.slice(0, index)) {
      if (!before.part.contains(part) && before.box.bottom > box.top + 1) covered.push(`${before.part.textContent} | ${part.textContent}`)
    }
  }
  const astray = [...text.querySelectorAll(':scope > aside')].filter((note) => {
    const [own, before] = [note, note.previousElementSibling!].map((part) => part.getBoundingClientRect())
    return note.previousElementSibling!.localName !== 'p' || own!.left <= before!.right || Math.abs(own!.top - before!.top) >= 1
  })
  const lettersOf = (part: Element, pseudo?: string) => parseFloat(getComputedStyle(part, pseudo).fontSize)
  const lost = quotes.filter(({ part, box }) => {
    const own = part.getBoundingClientRect()
    return box.left < own.right || box.top < own.top || box.top > own.bottom || lettersOf(part, '::after') <= lettersOf(part)
  })
  return { quotes: lost.map(({ part }) => part.getAttribute('data-label')), astray: astray.map(({ textContent }) => textContent), empty: Math.max(empty, column.bottom - foot), covered, right: Math.max(...beside.map(({ box }) => box.right)) }
}

/** The sentences that a page sets large, and those texts that a screen reader is given. */
export async function quotesOf(page: Page) {
  const told = (await heardOn(page)).filter(({ role }) => role?.value === 'StaticText').map(({ name }) => String(name?.value)).join('\n')
  const marked = await page.locator('p[data-label]').evaluateAll((all) => all.map((part) => ({ words: (part as HTMLElement).dataset.label!, text: part.textContent, shown: getComputedStyle(part, '::after').content })))
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  return marked.map(({ words, text, shown }) => ({ words, isShown: shown.includes(words), opens: plain(text).startsWith(plain(words)), timesTold: plain(told).split(plain(words)).length - 1 }))
}
