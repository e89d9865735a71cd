import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import type { InPage } from './in-page.ts'
import { askTold } from './told.ts'
import { wordsOf } from './words.ts'

/** Words that fit any link: vague ones alone say nothing of where it leads, nor do those that stand beside them; the latter alone may, as «Learn to read». */
const lists = JSON.parse(readFileSync('e2e/harness/page/any-link.json', 'utf8')) as Record<string, { vague: string; beside: string }>
const anyLink = new Map(Object.entries(lists).map(([language, { vague, beside }]) => [language, { vague: new Set(vague.split(' ')), beside: new Set(beside.split(' ')) }]))

/** Runs on a link: its language, and whether anything stands around it that may tell where it leads. */
function readAround(this: Element) {
  const { closestOf, outerOf, referredBy } = window as unknown as InPage
  const hasMore = (around: Element): boolean => !['', this.textContent.trim()].includes(around.textContent.trim()) || [...around.querySelectorAll('img, svg, [aria-label]')].some((part) => !this.contains(part))
  const isBeside = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim() !== ''
  const isDescribed = referredBy(this, 'aria-describedby').some((part) => part !== null) || ['aria-description', 'title'].some((name) => this.getAttribute(name)?.trim())
  let hasContext = isDescribed || [...(this.parentNode?.childNodes ?? [])].some(isBeside)
  for (let around = outerOf(this); around && !around.matches('body, main, [role=main]'); around = outerOf(around)) hasContext ||= hasMore(around)
  return { html: this.outerHTML.slice(0, 160), language: (closestOf(this, '[lang]')?.getAttribute('lang') ?? '').split('-')[0]!.toLowerCase(), hasContext }
}

interface VagueLink {
  name: string
  html: string
  /** By words that fit any link, a vague one among them; if not, by others that may say nothing, an address, or hardly a letter. */
  isCertain: boolean
  /** Something stands around it that may tell. */
  hasContext: boolean
}

/** Links of the page whose names do not say where they lead. Of a language whose words are not known only signs and addresses are told. */
export async function vagueLinks(page: Page): Promise<VagueLink[]> {
  const links = await askTold(page, (role, name) => role === 'link' && name !== '', readAround)
  return links.flatMap(({ name, answer: { language, ...about } }) => {
    const words = wordsOf(name)
    const known = anyLink.get(language)
    const isVague = (word: string) => known?.vague.has(word) === true
    const fitsAny = words.length > 0 && words.every((word) => isVague(word) || known?.beside.has(word))
    const isCertain = fitsAny && words.some(isVague)
    return fitsAny || /^(?:https?:\/\/|www\.)/.test(name) || !/\p{L}{2}|\d/u.test(name) ? [{ name, isCertain, ...about }] : []
  })
}
