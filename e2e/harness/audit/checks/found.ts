import { expect, type Page } from 'playwright/test'
import type { Fault } from './fault.ts'

type Check = (page: Page) => Promise<Fault[]>
/** A page made for one check, with what is found of a criterion on it: wrong, asked about, or nothing. */
export type MadeFor = [html: string, kinds: Fault['kind'][]]

export async function expectFound(page: Page, criterion: string, check: Check, pages: MadeFor[]): Promise<void> {
  for (const [html, kinds] of pages) {
    // A sheet that a check has added stays with the document, whatever is written into it.
    await page.goto('about:blank')
    await page.mouse.move(0, 0)
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>Quay</title><body style="background:#fff;color:#000">${html}`)
    const faults = (await check(page)).filter((fault) => fault.criterion === criterion)
    expect.soft(faults.map(({ kind }) => kind), `${html} ${faults.map((fault) => fault.html).join(' ')}`).toEqual(kinds)
  }
}
