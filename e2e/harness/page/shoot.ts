import type { Page } from 'playwright/test'

/** A picture of the whole page, or of its window where only a part of it is looked at: PNG in base64, a pixel for each of CSS. */
export const shoot = async (page: Page, part = 'body'): Promise<string> => (await page.screenshot({ fullPage: part === 'body', scale: 'css', animations: 'disabled' })).toString('base64')
