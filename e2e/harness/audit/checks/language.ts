import type { Page } from 'playwright/test'
import { type Fault, ofPage } from './fault.ts'

const primaryOf = (language: string): string => language.toLowerCase().split('-')[0]!

/** A page in another language than that of its site may be meant so: a person says. */
export async function otherLanguage(page: Page, locale: string | undefined): Promise<Fault[]> {
  const declared = await page.evaluate(() => document.documentElement.lang)
  if (locale === undefined || declared === '' || primaryOf(declared) === primaryOf(locale)) return []
  return [ofPage('3.1.1', 'other-language', 'review', `The page declares «${declared}», the site is told to be in «${locale}»: in which is it written?`, `<html lang="${declared}">`)]
}
