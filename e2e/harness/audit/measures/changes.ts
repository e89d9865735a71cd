import type { Page } from 'playwright/test'
import { type InPage, prepare } from '../../page/in-page.ts'

/** Runs in the page. */
const watch = (selector: string): void => {
  const { outerOf, placeOf } = window as unknown as InPage
  const changes: string[] = []
  Object.assign(window, { changes })
  new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      const element = target instanceof Element ? target : outerOf(target)
      changes.push(`${type}${attributeName ? ` ${attributeName}` : ''} of ${element ? placeOf(element) : 'nothing'}`)
    }
  }).observe(document.querySelector(selector)!, { attributes: true, childList: true, subtree: true, characterData: true })
}

/** Keeps what changes in a part of the page from here on. */
export async function watchChanges(page: Page, selector = 'body'): Promise<void> {
  await prepare(page)
  await page.evaluate(watch, selector)
}

/** What has changed since it was asked last, each kind once for an element. */
export const changesOf = (page: Page): Promise<string[]> => page.evaluate(() => [...new Set((window as unknown as { changes: string[] }).changes.splice(0))])
