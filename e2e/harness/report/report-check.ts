import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../chromium/chromium.ts'

/** One line for each thing that axe finds on a page in its present state. */
export const axeLines = async (page: Page): Promise<string[]> => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

/** The same of a page of this machine, in light and in dark. */
export async function axeOn(file: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce' })).newPage()
    await page.goto(pathToFileURL(file).href)
    found.push(...(await axeLines(page)).map((line) => `the report, ${colorScheme}: axe ${line}`))
    await page.context().close()
  }
  await browser.close()
  return found
}
