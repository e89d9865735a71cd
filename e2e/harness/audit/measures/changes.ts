import type { Page } from 'playwright/test'

/** Runs in the page. */
const watch = (selector: string): void => {
  const changes: string[] = []
  Object.assign(window, { changes })
  new MutationObserver((records) => {
    for (const { type, target, attributeName } of records) {
      const element = target instanceof Element ? target : target.parentElement
      changes.push(`${type}${attributeName ? ` ${attributeName}` : ''} of ${element?.localName ?? 'nothing'}`)
    }
  }).observe(document.querySelector(selector)!, { attributes: true, childList: true, subtree: true, characterData: true })
}

/** Keeps what changes in a part of the page from here on. */
export const watchChanges = (page: Page, selector = 'body'): Promise<void> => page.evaluate(watch, selector)

/** What has changed since it was asked last, each kind once. */
export const changesOf = (page: Page): Promise<string[]> => page.evaluate(() => [...new Set((window as unknown as { changes: string[] }).changes.splice(0))])
