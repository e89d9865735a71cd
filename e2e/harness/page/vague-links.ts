import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { askTold } from './told.ts'
import { wordsOf } from './words.ts'

/** Words that fit any link: alone they say nothing of where it leads. */
const lists = JSON.parse(readFileSync('e2e/harness/page/any-link.json', 'utf8')) as Record<string, string>
const anyLink = new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(' '))]))

/** Runs on a link: its language, and whether anything stands around it that may tell where it leads. */
function readAround(this: Element) {
  const hasMore = (around: Element): boolean => around.textContent.trim() !== this.textContent.trim() || [...around.querySelectorAll('img, svg')].some((picture) => !this.contains(picture))
  const isBeside = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim() !== ''
  let hasContext = this.matches('[aria-describedby], [title]') || [...(this.parentNode?.childNodes ?? [])].some(isBeside)
  for (let around = this.parentElement; around && !around.matches('body, main, [role=main]'); around = around.parentElement) hasContext ||= hasMore(around)
  return { html: this.outerHTML.slice(0, 160), language: (this.closest('[lang]')?.getAttribute('lang') ?? '').split('-')[0]!.toLowerCase(), hasContext }
}

interface VagueLink {
  name: string
  html: string
  /** By words that fit any link; if not, by an address, or by hardly a letter. */
  isCertain: boolean
  /** Something stands around it that may tell. */
  hasContext: boolean
}

/** Links of the page whose names do not say where they lead. Of a language whose words are not known only signs and addresses are told. */
export async function vagueLinks(page: Page): Promise<VagueLink[]> {
  const links = await askTold(page, (role, name) => role === 'link' && name !== '', readAround)
  return links.flatMap(({ name, answer: { language, ...about } }) => {
    const words = wordsOf(name)
    const isCertain = words.length > 0 && words.every((word) => anyLink.get(language)?.has(word))
    return isCertain || /^(?:https?:\/\/|www\.)/.test(name) || !/\p{L}{2}|\d/u.test(name) ? [{ name, isCertain, ...about }] : []
  })
}
