import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The rest is compressed already: pictures of pixels, fonts. */
const isText = (file: string): boolean => /\.(html|js|css|svg|xml|txt|json|webmanifest|ics)$/.test(file)

const THREADS = 4
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(file: string): Promise<void> {
  const text = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  writeFileSync(`${file}.br`, await brotli(text, { params }))
  // Node writes no time into the header: the same text, the same bytes.
  writeFileSync(`${file}.gz`, await zip(text, { level: 9 }))
}

/** Writes `.br` and `.gz` beside every text file, for servers that hand them out as they are. */
export async function writeCompressed(folder: string): Promise<number> {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)
  // As many at a time as Node has threads for it: all at once, thousands of pages would fill the memory.
  const left = texts.values()
  const worker = async () => {
    for (const name of left) await compress(join(folder, name))
  }
  await Promise.all(Array.from({ length: THREADS }, worker))
  return texts.length
}
