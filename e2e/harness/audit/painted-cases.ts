import { expect, type Page } from 'playwright/test'
import type { Measured } from '../page/painted.ts'
import { painted, paleFindings } from './engines/painted.ts'
import { plain } from './sample-result.ts'

/** What is drawn, and what is said of it. */
export type Cases = Record<string, [html: string, kinds: string[]]>

export const html = '<!DOCTYPE html><html lang="it"><body style="background:#fff"><p id="clear" style="color:#333">Sole pieno</p><p id="pale" style="color:#bbb;forced-color-adjust:none;background:#fff">Nebbia fitta</p>'

/** Of level AA alone. */
export const pale = (words: Measured[]) => paleFindings(words).filter(({ criteria }) => criteria.includes('1.4.3'))

/** Expects that of what is drawn on a white page these findings are told, and no other. */
export async function expectKinds(page: Page, inside: string, kinds: string[]): Promise<void> {
  await page.setContent(`<!DOCTYPE html><html lang="it"><body style="background:#fff">${inside}`)
  const found = pale(await painted(page, plain))
  expect(found.map(({ kind }) => kind), JSON.stringify(found)).toEqual(kinds)
}
