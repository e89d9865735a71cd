import type { Page } from 'playwright/test'

/** Runs in the page: headings and labels that cannot describe anything, or not this. */
const readVague = (): string[] => {
  const wordsOf = (element: Element) => (element.getAttribute('aria-label') ?? [element.textContent, ...[...element.querySelectorAll('img')].map(({ alt }) => alt)].join(' ')).replace(/\s+/g, ' ').trim()
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const levelOf = (heading: Element) => Number(heading.getAttribute('aria-level') ?? /^h(\d)$/.exec(heading.localName)?.[1] ?? 2)
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(isShown)
  const hasLetters = (text: string) => /\p{L}{2}|\d{3}/u.test(text)
  const found: string[] = []
  // Two of one name under the same heading cannot be told apart.
  const path: string[] = []
  const known = new Set<string>()
  for (const [at, heading] of headings.entries()) {
    const text = wordsOf(heading)
    const level = levelOf(heading)
    path.length = Math.min(path.length, level)
    path[level] = text.toLowerCase()
    const whole = Array.from(path, (step) => step ?? '').join(' › ')
    if (!hasLetters(text)) found.push(`h${level} «${text}» has no word`)
    else if (known.has(whole)) found.push(`h${level} «${text}» stands twice`)
    known.add(whole)
    const next = headings[at + 1]
    if (next && levelOf(next) > level) continue
    // What it stands over: anything shown before the next heading.
    const range = document.createRange()
    range.setStartAfter(heading)
    if (next) range.setEndBefore(next)
    else range.setEndAfter(document.body.lastChild!)
    const parts = range.cloneContents()
    if (!parts.textContent.trim() && !parts.querySelector('img, svg, input, video, canvas, iframe')) found.push(`h${level} «${text}» stands over nothing`)
  }
  for (const form of [...document.querySelectorAll('form'), document.body]) {
    const seen = new Map<string, Element>()
    for (const label of form.querySelectorAll('label')) {
      if (!isShown(label) || (form === document.body && label.closest('form'))) continue
      const text = wordsOf(label)
      const group = label.closest('fieldset, [role=group], [role=radiogroup]')
      const other = seen.get(text.toLowerCase())
      if (!hasLetters(text)) found.push(`label «${text}» has no word`)
      else if (other && other.closest('fieldset, [role=group], [role=radiogroup]') === group) found.push(`label «${text}» stands twice`)
      seen.set(text.toLowerCase(), label)
    }
  }
  return found
}

/** Headings and labels without a word, twice the same in one place, or over nothing (WCAG 2.4.6). */
export const vagueHeadings = (page: Page): Promise<string[]> => page.evaluate(readVague)
