import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { everyPage } from '../support/pages.ts'
import { openPage } from '../support/script.ts'

/** Opens the pages one after another, and looks for something on each: it must be on none. */
export async function nothingOn(page: Page, paths: string[], find: () => Promise<unknown[]>): Promise<void> {
  for (const path of paths) {
    await openPage(page, path)
    expect.soft(await find(), path).toEqual([])
  }
}

/** The HTML of every page, as served. */
export const htmlOfAll = (request: APIRequestContext): Promise<{ path: string; html: string }[]> =>
  Promise.all(everyPage.map(async (path) => ({ path, html: await (await request.get(path)).text() })))

/** One line per page on which something is found. */
export const foundOn = (pages: { path: string; html: string }[], pattern: RegExp): string[] =>
  pages.flatMap(({ path, html }) => [...html.matchAll(pattern)].map(([match]) => `${path}: ${match.slice(0, 120)}`))
