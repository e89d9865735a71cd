import { expect, test } from 'playwright/test'
import type { Check } from './check.ts'

/** A test of a check: documents, each with the rules that it breaks; «?» where a person is asked. One without `html` stands in a small English page. */
export const asked = (title: string, { check }: Check, documents: Record<string, string[]>): void =>
  test(title, async ({ page }) => {
    for (const [html, rules] of Object.entries(documents)) {
      await page.setContent(`<!DOCTYPE html>${html.startsWith('<html') ? html : `<html lang="en"><title>Quay</title><body>${html}`}`)
      expect.soft((await check(page)).map(({ rule, kind }) => (kind === 'review' ? `${rule}?` : rule)), html).toEqual(rules)
    }
  })
