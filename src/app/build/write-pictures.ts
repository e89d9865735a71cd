import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharePicture } from '../prerender.tsx'
import { ico, iconFiles, iconSvg } from './icons.ts'
import { digestOf, digestOfFiles, keptFile, pictureStore } from './picture-store.ts'
import { withTitle } from './png-title.ts'
import { plateFor, skyOf } from './print-plate.ts'
import { cardFonts, engineFile, rasterizer } from './rasterizer.ts'
import { shareCard } from './share-card.ts'

/** What sets and paints a card, besides its words and its plate: another engine or another font makes other dots. */
const cardSources = ['src/app/build/{png-title,rasterizer,share-card,set-title,wrap,xml}.ts', 'src/art/{graver,kit}/*.ts', 'src/art/{logo,inks,ink-style,press,print}.ts', 'src/config/theme.ts', engineFile, ...cardFonts]

const keeper = (store: string) => {
  const tools = digestOfFiles(...cardSources)
  return (parts: string[], paint: () => Uint8Array): string => keptFile(store, `${digestOf(tools, ...parts)}.png`, paint)
}

/** The picture of each page that is shared, and the site's icons; one that was painted before is taken from the store. */
export async function writePictures(folder: string, brand: string, pictures: SharePicture[], sky = skyOf, store = pictureStore): Promise<void> {
  mkdirSync(join(folder, 'condivisione'), { recursive: true })
  const plateOf = plateFor(sky, store)
  const engine = await rasterizer()
  const kept = keeper(store)
  for (const { name, title, label } of pictures) {
    const plate = plateOf(name)
    const card = kept([brand, title, label, plate], () => withTitle(engine.png(shareCard({ brand, title, label, plate }, engine.widthOf)), title))
    // Not read: thousands of pictures would fill the memory faster than it is emptied.
    copyFileSync(card, join(folder, 'condivisione', `${name}.png`))
  }
  for (const { name, size, share } of iconFiles) {
    const svg = iconSvg(size, share)
    const picture = readFileSync(kept([svg], () => engine.png(svg)))
    writeFileSync(join(folder, name), name.endsWith('.ico') ? ico(picture, size) : picture)
  }
}
