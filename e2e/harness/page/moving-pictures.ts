import type { Page } from 'playwright/test'

const holds = (mark: string) => (bytes: string) => bytes.includes(mark)

/** Whether pictures of a kind may move, by their bytes: by a word that stands where a second picture follows. */
const mayMove: Record<string, (bytes: string) => boolean> = {
  'image/png': holds('acTL'),
  'image/apng': holds('acTL'),
  'image/webp': holds('ANIM'),
  'image/avif': holds('ftypavis'),
  'image/svg+xml': (bytes) => /<(?:animate|animateTransform|animateMotion|set)\b|@keyframes|<script\b/.test(bytes),
  // Each picture of these begins after a block of control.
  'image/gif': (bytes) => bytes.split('!\xF9\x04').length > 2,
}

/** The addresses of pictures that may move, wherever the page shows them: as an element, one of several sources, or a background; and of those that cannot be read. */
export async function movingPictures(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const { frameTree } = await session.send('Page.getResourceTree')
  const found: string[] = []
  for (const { type, url, mimeType } of frameTree.resources) {
    if (type !== 'Image' || !(mimeType in mayMove)) continue
    const answer = await session.send('Page.getResourceContent', { frameId: frameTree.frame.id, url }).catch(() => undefined)
    const bytes = answer && Buffer.from(answer.content, answer.base64Encoded ? 'base64' : 'utf8').toString('latin1')
    if (bytes === undefined || mayMove[mimeType]!(bytes)) found.push(url)
  }
  await session.detach()
  return found
}
