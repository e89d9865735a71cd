import { isUtf8 } from 'node:buffer'
import { parseAst } from 'vite'
import type { Answer } from './answer.ts'
import { readXml } from './markup.ts'

const PNG = '89504e470d0a1a0a'
const PNG_END = '49454e44ae426082'
const ICO = '00000100'
const BYTE_ORDER_MARK = 'efbbbf'

const said = (act: () => unknown): string => {
  try {
    act()
    return ''
  } catch (error) {
    return (error as Error).message.split('\n')[0]!
  }
}

function calendarFault(text: string): string {
  const open = text.match(/^BEGIN:VEVENT\r?$/gm)?.length ?? 0
  const closed = text.match(/^END:VEVENT\r?$/gm)?.length ?? 0
  if (!/^BEGIN:VCALENDAR\r?\n/.test(text) || !/\nEND:VCALENDAR\r?\n?$/.test(text)) return 'it does not begin and end as a calendar'
  return open === closed && open > 0 ? '' : `${open} events begin, ${closed} end`
}

/** Where the last of its pictures ends, by the list at its head. */
const lastByteOf = (icon: Buffer): number =>
  Math.max(...Array.from({ length: Math.min(icon.readUInt16LE(4), Math.floor((icon.length - 6) / 16)) }, (_, at) => icon.readUInt32LE(6 + 16 * at + 8) + icon.readUInt32LE(6 + 16 * at + 12)))

/** What opens in a style and what closes, but for words in quotes and comments. */
function cssFault(text: string): string {
  const bare = text.replace(/\/\*[^]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')
  const times = (mark: string) => bare.split(mark).length - 1
  return times('{') === times('}') && times('(') === times(')') && /[;}]\s*$/.test(bare) ? '' : 'a style that is cut off'
}

type Check = (body: Buffer, text: string) => string

const xml: Check = (_, text) => said(() => readXml(text))

/** By the ending of the name: what is wrong with the bytes, in a few words; nothing, if they are what the name says. */
const checks: Record<string, Check> = {
  png: (body) => (body.toString('hex', 0, 8) !== PNG ? 'not a PNG' : body.toString('hex', body.length - 8) !== PNG_END ? 'a PNG that is cut off' : ''),
  ico: (body) => (body.toString('hex', 0, 4) !== ICO || body.length < 22 ? 'not an ICO' : lastByteOf(body) !== body.length ? 'an ICO that is cut off' : ''),
  woff2: (body) => (body.toString('latin1', 0, 4) !== 'wOF2' ? 'not a WOFF2 font' : body.readUInt32BE(8) !== body.length ? 'a font that is cut off' : ''),
  svg: (_, text) => (/<svg[\s>]/.test(text) ? said(() => readXml(text)) : 'not an SVG'),
  xml,
  css: (_, text) => (/^\s*</.test(text) ? 'not a style' : cssFault(text)),
  txt: (_, text) => (/^\s*<(?:!doctype|html)/i.test(text) ? 'a page' : ''),
  webmanifest: (_, text) => said(() => JSON.parse(text)),
  json: (_, text) => said(() => JSON.parse(text)),
  ics: (_, text) => calendarFault(text),
  js: (_, text) => said(() => parseAst(text)),
  html: (_, text) => (/^<!doctype html>/i.test(text.trimStart()) && /<\/html>\s*$/i.test(text) ? '' : 'a page without its beginning or its end'),
}

/** What makes an answer unfit to be used; nothing, if it is sound. */
export function faultOf({ body, type }: Pick<Answer, 'body' | 'type'>, pathname: string): string {
  if (body.length === 0) return 'it is empty'
  if (body.toString('hex', 0, 3) === BYTE_ORDER_MARK) return 'it begins with a byte order mark'
  if (/^text\/|[+/](?:xml|json|javascript)$/.test(type) && !isUtf8(body)) return 'its letters are not UTF-8'
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? (type === 'text/html' ? 'html' : '')
  return checks[ending]?.(body, body.toString('utf8')) ?? ''
}
