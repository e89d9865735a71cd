import type { Page } from 'playwright/test'

/** Shows a small page made for a test. */
export const show = (page: Page, html: string): Promise<void> => page.setContent(`<!DOCTYPE html><html lang="en"><body style="background:#fff;color:#000;font:16px/1.6 serif">${html}`)
