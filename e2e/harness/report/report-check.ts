import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright'
import { launchOptions } from '../chromium/chromium.ts'

/** One line for each thing that axe finds on a page of this machine, in light and in dark. */
export async function axeOn(file: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(pathToFileURL(file).href)
    const { violations } = await new AxeBuilder({ page }).analyze()
    found.push(...violations.map(({ id, nodes }) => `the report, ${colorScheme}: axe ${id}: ${nodes[0]?.html}`))
    await context.close()
  }
  await browser.close()
  return found
}
