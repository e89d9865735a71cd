import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesIn, isText } from '../command/files-in.ts'

/** Bytes of each page, and of all files of each other kind together. */
export type Bytes = Record<string, number>

const kinds: [string, RegExp][] = [
  ['scripts', /\.m?js$/],
  ['style sheets', /\.css$/],
  ['fonts', /\.woff2?$/],
  ['pictures', /\.(?:svg|png|jpe?g|webp|avif|ico)$/],
  ['other files', /(?:)/],
]
const compressed = /\.(?:br|gz)$/

/** As a reader gets them: text in brotli, of Node's default quality 11. */
export function bytesOf(folder: string): Bytes {
  const bytes: Bytes = {}
  for (const file of filesIn(folder).filter((name) => !compressed.test(name))) {
    const name = file.endsWith('.html') ? `/${file.replace(/(?:^|\/)index\.html$/, '')}` : kinds.find(([, pattern]) => pattern.test(file))![0]
    const content = readFileSync(join(folder, file))
    bytes[name] = (bytes[name] ?? 0) + (isText(file) ? brotliCompressSync(content).length : content.length)
  }
  return bytes
}

const number = (value: number): string => value.toLocaleString('en')
const signed = (value: number): string => `${value > 0 ? '+' : '−'}${number(Math.abs(value))}`

/** What a change has won or lost, page by page: a part of the page that a job leaves. */
export function bytesSummary(before: Bytes, after: Bytes, base: string): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  const rows = names.filter((name) => before[name] !== after[name]).map((name) => {
    const [was, is] = [before[name], after[name]]
    return `| ${name} | ${was === undefined ? 'new' : number(was)} | ${is === undefined ? 'gone' : number(is)} | ${signed((is ?? 0) - (was ?? 0))} |`
  })
  const change = names.reduce((sum, name) => sum + (after[name] ?? 0) - (before[name] ?? 0), 0)
  const head = rows.length === 0 ? 'No byte won or lost' : change === 0 ? 'As many bytes, elsewhere' : `${number(Math.abs(change))} bytes ${change < 0 ? 'won' : 'lost'}`
  const table = rows.length > 0 ? `\n| page or files | before | after | change |\n|---|---:|---:|---:|\n${rows.join('\n')}\n` : ''
  return `### ${head}\n\n${names.length - rows.length} of ${names.length} pages and kinds of files as large as at ${base}; text in brotli.\n${table}`
}
