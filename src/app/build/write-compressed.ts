import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { digestOf, digestOfFiles } from './picture-store.ts'

/** The rest is compressed already: pictures of pixels, fonts. */
const isText = (file: string): boolean => /\.(html|js|css|svg|xml|txt|json|webmanifest|ics)$/.test(file)

const THREADS = 4
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const codings = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  // Node writes no time into the header: the same text, the same bytes.
  gz: (text: Buffer) => zip(text, { level: 9 }),
}

/**
 * Writes `.br` and `.gz` beside every text file, for servers that hand them out as they are. A text that the last build
 * had too is not compressed again: `store` holds that build's copies, and no others.
 */
export async function writeCompressed(folder: string, store: string): Promise<number> {
  const { brotli: coder, zlib } = process.versions
  const tools = digestOf(digestOfFiles('src/app/build/write-compressed.ts'), `${coder} ${zlib}`)
  const next = `${store}.${process.pid}`
  // Of a build that was broken off.
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const compress = async (file: string): Promise<void> => {
    const text = readFileSync(file)
    const digest = digestOf(tools, text)
    for (const [ending, pack] of Object.entries(codings)) {
      const [before, copy] = [store, next].map((one) => join(one, `${digest}.${ending}`)) as [string, string]
      const packed = existsSync(before) ? readFileSync(before) : await pack(text)
      writeFileSync(copy, packed)
      // Written, not copied: a server takes a copy that is older than its text for an old one, and some systems copy the time too.
      writeFileSync(`${file}.${ending}`, packed)
    }
  }
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)
  // As many at a time as Node has threads for it: all at once, thousands of pages would fill the memory.
  const left = texts.values()
  const worker = async () => {
    for (const name of left) await compress(join(folder, name))
  }
  await Promise.all(Array.from({ length: THREADS }, worker))
  rmSync(store, { recursive: true, force: true })
  renameSync(next, store)
  return texts.length
}
