import type { Browser, Page } from 'playwright/test'
import type { Cell } from '../harness/audit/matrix.ts'
import { openCell as open, openState as bring, turnTo as turn } from '../harness/audit/stage.ts'
import { performAll } from '../harness/page/steps.ts'
import { site } from '../site.ts'

/** The audit's stage, set for this site. */
export const openCell = (browser: Browser, baseURL: string, cell: Cell): Promise<Page> => open(browser, baseURL, cell, site)
export const turnTo = (page: Page, cell: Cell): Promise<void> => turn(page, cell, site)
export const openState = (page: Page, cell: Pick<Cell, 'path' | 'mode' | 'state'>): Promise<void> => bring(page, cell, site)
export const showToast = (page: Page): Promise<void> => performAll(page, site.states['toast shown']!.steps)
export const stopTheClock = (page: Page): Promise<void> => page.clock.setFixedTime(site.now)
