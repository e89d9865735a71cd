import { renderSite } from '../../src/app/entry-server'
import type { RenderedPage } from '../../src/app/prerender'
import { modifiedOn as dayOfSlug } from '../../src/content/modified'

export { portable } from '../../src/app/build/article-text'
export { feed } from '../../src/app/build/feed'
export { iconFiles, iconSvg, iconVector } from '../../src/app/build/icons'
export { skyOf } from '../../src/app/build/print-plate'
export { rasterizer } from '../../src/app/build/rasterizer'
export { setTitle } from '../../src/app/build/set-title'
export { dayPrint, shareCard } from '../../src/app/build/share-card'
export { sitemap } from '../../src/app/build/sitemap'
export { dataBlock } from '../../src/app/build/structured-data'
export { writeCompressed } from '../../src/app/build/write-compressed'
export { writePictures } from '../../src/app/build/write-pictures'
export { siteFiles } from '../../src/app/entry-server'
export { renderPage } from '../../src/app/prerender'

/** The day of an article's last change, by its path. */
export const modifiedOn = (path: string): string => dayOfSlug(path.split('/').at(-1) ?? '')

/** Every page as the build prints it. */
export async function publishedPages(): Promise<RenderedPage[]> {
  const pages = []
  for await (const page of renderSite()) pages.push(page)
  return pages
}
