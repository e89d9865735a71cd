import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlateName } from '../../art/plates.ts'
import { pressPlate } from '../../art/press.ts'
import type { SharePicture } from '../prerender.tsx'
import { ico, iconFiles, iconSvg } from './icons.ts'
import { skyOf } from './pictures.ts'
import { engineFile, fontFiles, type Rasterizer, rasterizer } from './rasterizer.ts'
import { shareCard } from './share-card.ts'

const store = 'node_modules/.cache/bricola/share'

const digestOf = (...parts: (string | Uint8Array)[]) => {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part).update('\0')
  return digest.digest('hex')
}

/** What paints, besides the drawing: another engine or another font makes other dots. */
const tools = () => digestOf(readFileSync(engineFile), ...fontFiles.map((file) => readFileSync(file)))

function stored(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Paints what has not been painted yet: same drawing and same tools, same picture. */
const painter = ({ png }: Rasterizer, toolsDigest: string) => (svg: string): Uint8Array => {
  const file = join(store, `${digestOf(svg, toolsDigest)}.png`)
  const known = stored(file)
  if (known) return known
  const picture = png(svg)
  // Moved when it is whole: builds may run side by side.
  const half = `${file}.${process.pid}`
  writeFileSync(half, picture)
  renameSync(half, file)
  return picture
}

/** The picture of each page that is shared, and the site's icons. */
export async function writePictures(folder: string, brand: string, pictures: SharePicture[]): Promise<void> {
  const press = await rasterizer()
  mkdirSync(store, { recursive: true })
  mkdirSync(join(folder, 'condivisione'), { recursive: true })
  const paint = painter(press, tools())
  for (const { name, title, label } of pictures) {
    const plate = pressPlate(name as PlateName, skyOf(name))
    writeFileSync(join(folder, 'condivisione', `${name}.png`), paint(shareCard({ brand, title, label, plate }, press.widthOf)))
  }
  for (const { name, size, share } of iconFiles) {
    const picture = paint(iconSvg(size, share))
    writeFileSync(join(folder, name), name.endsWith('.ico') ? ico(picture, size) : picture)
  }
}
