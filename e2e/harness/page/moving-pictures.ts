import type { Page } from 'playwright/test'

/** Whether pictures of a kind may move, by their bytes: each of these words stands where a second picture follows. */
const marks: Record<string, RegExp> = {
  'image/png': /acTL/,
  'image/apng': /acTL/,
  'image/webp': /ANIM/,
  'image/avif': /ftypavis/,
  'image/svg+xml': /<(?:animate|animateTransform|animateMotion|set)\b|@keyframes|<script\b/,
  // A picture begins after a block of control.
  'image/gif': /!\xF9\x04[^]*!\xF9\x04/,
}

/** The addresses of pictures that may move, wherever the page shows them: as an element, one of several sources, or a background; and of those that cannot be read. */
export async function movingPictures(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const { frameTree } = await session.send('Page.getResourceTree')
  const found: string[] = []
  for (const { type, url, mimeType } of frameTree.resources) {
    if (type !== 'Image' || !(mimeType in marks)) continue
    const answer = await session.send('Page.getResourceContent', { frameId: frameTree.frame.id, url }).catch(() => undefined)
    const bytes = answer && Buffer.from(answer.content, answer.base64Encoded ? 'base64' : 'utf8').toString('latin1')
    if (bytes === undefined || marks[mimeType]!.test(bytes)) found.push(url)
  }
  await session.detach()
  return found
}
