import type { BrowserContext, Page } from 'playwright/test'
import { linear, luminance } from './contrast.ts'
import { hand, readAsText } from './in-page.ts'

/** A picture in base64, of any kind that the browser knows. Not fetched as an address: the protocol tells of each answer, with its address, which would be the picture again. */
const bitmapOf = (picture: string): Promise<ImageBitmap> => {
  const signs = atob(picture)
  const bytes = new Uint8Array(signs.length)
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at)
  return createImageBitmap(new Blob([bytes]))
}

const tools = { linear, luminance, bitmapOf }

/** What functions that run on the desk find in its window. */
export type Desk = typeof tools

/** An empty page on which frames of others are scaled. */
async function openDesk(context: BrowserContext): Promise<Page> {
  const desk = await context.newPage()
  await hand(desk, tools)
  return desk
}

const desks = new WeakMap<BrowserContext, Page>()

/** Measures on the desk that stands beside the pages of its context. */
export async function onDesk<Given, Result>(page: Page, measure: (given: Given) => Promise<Result>, given: Given): Promise<Result> {
  const context = page.context()
  const desk = desks.get(context) ?? (await openDesk(context))
  desks.set(context, desk)
  return readAsText(desk, measure, given)
}
