import { createHash } from 'node:crypto'

/** What an answer can be about: what is particular to a page, and what stands around it. */
export interface Parts {
  main: string
  frame: string
  /** Of its style sheets and scripts, wherever they stand. */
  code: string
}

/** What is known of a page besides its markup. */
export interface Known {
  /** The hash of its own code, and of that of all pages. */
  code: string
  codeOfAll: string
  /** What a page with scripts has said once they had run. */
  said?: string | undefined
}

export const hashOfText = (text: string): string => createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)

const withoutCode = (html: string): string => html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, '')

/** Around the page: what is read there and where it leads; a mark of the present page is no other frame. */
const semantic = (html: string): string =>
  html.replace(/<([a-z][\w-]*)([^>]*)>/gi, (_, name: string, attributes: string) => `<${name}${(attributes.match(/\s(?:href|alt|src|lang|role|aria-(?!current)[\w-]+)=(?:"[^"]*"|[^\s>]+)/gi) ?? []).join('')}>`)

/** Hashes that change when what a person judged may have changed: what is served, what is made of it, and by which code. What stands around all pages is asked about once, so all code is part of it. Pages that are served alike may be filled by a script, each otherwise. */
export function partsOf(html: string, path: string, { code, codeOfAll, said = '' }: Known): Parts {
  const text = withoutCode(html)
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? ''
  const body = /<body\b[^]*/i.exec(text)?.[0] ?? text
  const main = /<main\b[^]*<\/main>/i.exec(body)?.[0] ?? body
  return { main: hashOfText(`${path} ${title}${main} ${code} ${said}`), frame: hashOfText(`${semantic(body.replace(main, ''))} ${codeOfAll}`), code }
}

/** What a script may have filled is as it was read, not as it was served. */
export const holdsScript = (html: string): boolean => /<script\b(?![^>]*\btype=["']?application\/ld\+json)/i.test(html)

/** Of the code of all pages. */
export const hashOfAll = (codes: string[]): string => hashOfText([...new Set(codes)].toSorted().join(' '))

/** Whether a page as served has anything that a reader fills in. */
export const holdsField = (html: string): boolean => /<(?:textarea|select)\b|<input\b(?![^>]*\btype="?(?:hidden|submit|button|reset|image)\b)/i.test(html)
