import type { APIRequestContext } from 'playwright/test'
import { everyPage } from '../support/pages.ts'

/** The HTML of every page, as served. */
export const htmlOfAll = (request: APIRequestContext): Promise<{ path: string; html: string }[]> =>
  Promise.all(everyPage.map(async (path) => ({ path, html: await (await request.get(path)).text() })))

/** One line per page on which something is found. */
export const foundOn = (pages: { path: string; html: string }[], pattern: RegExp): string[] =>
  pages.flatMap(({ path, html }) => [...html.matchAll(pattern)].map(([match]) => `${path}: ${match.slice(0, 120)}`))
