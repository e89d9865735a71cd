import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { PATIENCE_MS } from '../command/patience.ts'
import { launchOptions } from '../chromium/chromium.ts'
import { wake } from '../page/steps.ts'
import type { Evidence, Site } from '../site.ts'

export interface Picture {
  /** Beside the report. */
  file: string
  path: string
  width: number
  height: number
}

const TALLEST = 1600

/** A PNG holds its size at a fixed place. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

type Seen = Pick<Site, 'evidence' | 'fill' | 'locale' | 'waking'>

async function open(browser: Browser, address: string, { path, width = 1280, theme, waits }: Evidence, { fill, locale }: Seen): Promise<Page> {
  const context = { viewport: { width, height: 900 }, colorScheme: theme ?? 'light', reducedMotion: 'reduce', locale } as const
  const page = await browser.newPage({ baseURL: address, ...context })
  page.setDefaultNavigationTimeout(PATIENCE_MS)
  await page.goto(fill(path))
  await page.evaluate(() => document.fonts.ready)
  if (waits) await page.locator(waits).waitFor()
  return page
}

async function press(page: Page, target: string, { waking }: Seen): Promise<void> {
  if (target === 'Tab') return page.keyboard.press(target)
  await wake(page, waking)
  await page.locator(target).click()
}

async function take(page: Page, file: string, seen: Evidence, site: Seen): Promise<void> {
  if (seen.press) await press(page, seen.press, site)
  const found = page.locator(seen.target).first()
  await found.waitFor()
  const box = (await found.boundingBox())!
  if (box.height > TALLEST) await page.screenshot({ path: file, fullPage: true, clip: { ...box, height: TALLEST } })
  else await found.screenshot({ path: file, animations: 'disabled' })
}

/** What is only looked at shares its page with the next. */
const sharing = ({ path, width, theme, waits, press: pressed }: Evidence, id: string): string => (pressed ? id : [path, width, theme, waits].join())

/** Takes a picture of every requirement that can be seen; a line for each that could not be taken. */
export async function takePictures(address: string, folder: string, site: Seen): Promise<{ pictures: Record<string, Picture>; problems: string[] }> {
  mkdirSync(`${folder}/evidence`, { recursive: true })
  const browser = await chromium.launch(launchOptions)
  const pictures: Record<string, Picture> = {}
  const problems: string[] = []
  const pages = new Map<string, Page>()
  for (const [id, seen] of Object.entries(site.evidence)) {
    const file = `evidence/${id}.png`
    const key = sharing(seen, id)
    try {
      const page = pages.get(key) ?? (await open(browser, address, seen, site))
      pages.set(key, page)
      await take(page, `${folder}/${file}`, seen, site)
      pictures[id] = { file, path: site.fill(seen.path), ...sizeOf(readFileSync(`${folder}/${file}`)) }
    } catch (error) {
      problems.push(`${id}: no picture of «${seen.target}» on ${seen.path}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  await browser.close()
  return { pictures, problems }
}
