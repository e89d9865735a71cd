import { expect } from 'vitest'
import { renderSite, siteFiles as filesInPieces } from '../../src/app/entry-server.ts'
import type { RenderedPage } from '../../src/app/prerender.tsx'
import { writePages } from '../../src/app/build/write-pages.ts'
import { site } from '../../src/config/site.ts'
import { modifiedOn as dayOfSlug } from '../../src/content/articles.ts'

export { portable } from '../../src/app/build/article-text.ts'
export { feed } from '../../src/app/build/feed.ts'
export { iconFiles, iconSvg, iconVector } from '../../src/app/build/icons.ts'
export { skyOf } from '../../src/app/build/print-plate.ts'
export { withTitle } from '../../src/app/build/png-title.ts'
export { rasterizer } from '../../src/app/build/rasterizer.ts'
export { setTitle } from '../../src/app/build/set-title.ts'
export { dayPrint, shareCard } from '../../src/app/build/share-card.ts'
export { sitemap } from '../../src/app/build/sitemap.ts'
export { dataBlock } from '../../src/app/build/structured-data.ts'
export { writeCompressed } from '../../src/app/build/write-compressed.ts'
export { writePictures } from '../../src/app/build/write-pictures.ts'

/** The files beside the pages, each as one text. */
export const siteFiles = (...pages: Parameters<typeof filesInPieces>): Record<string, string> =>
  Object.fromEntries(Object.entries(filesInPieces(...pages)).map(([name, pieces]) => [name, [...pieces].join('')]))

/** The day of an article's last change, by its path. */
export const modifiedOn = (path: string): string => dayOfSlug(path.split('/').at(-1) ?? '')

/** Writes one page into a folder as the build does, with the policy of this site and nothing of its content. */
export async function writePage(folder: string, file: string): Promise<void> {
  async function* printed(): AsyncGenerator<RenderedPage> {
    yield { file, path: '/', head: '', body: '<main></main>', css: '', rest: '', summary: { path: '/', heading: '', description: '' } }
  }
  const template = ['policy', 'head', 'colors', 'styles', 'app', 'boot'].map((slot) => `<!--${slot}-->`).join('')
  await writePages(folder, { template, entry: '/assets/entry.js' }, site, printed())
}

/** Every page as the build prints it, for the tests of a `*.spec.ts`. */
export async function publishedPages(): Promise<RenderedPage[]> {
  // The files of a worker share React, and its renderer for the server leaves its contexts to that for the browser.
  if (expect.getState().testPath?.endsWith('.tsx')) throw new Error('expected published pages to be read in a .spec.ts, whose worker renders nothing in a document, found a .tsx')
  const pages = []
  for await (const page of renderSite()) pages.push(page)
  return pages
}
