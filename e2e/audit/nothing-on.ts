import { expect, type Page } from 'playwright/test'
import { openPage } from '../support/script.ts'

/** Opens the pages one after another, and looks for something on each: it must be on none. */
export async function nothingOn(page: Page, paths: string[], find: () => Promise<unknown[]>): Promise<void> {
  for (const path of paths) {
    await openPage(page, path)
    expect.soft(await find(), path).toEqual([])
  }
}
