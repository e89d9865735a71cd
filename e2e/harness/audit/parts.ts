import { createHash } from 'node:crypto'

/** What an answer can be about: what is particular to a page, and what stands around it. */
export interface Parts {
  main: string
  frame: string
}

export const hashOfText = (text: string): string => createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)

const withoutCode = (html: string): string => html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, '')

/** Around the page: what is read there and where it leads; a mark of the present page is no other frame. */
const semantic = (html: string): string =>
  html.replace(/<([a-z][\w-]*)([^>]*)>/gi, (_, name: string, attributes: string) => `<${name}${(attributes.match(/\s(?:href|alt|src|lang|role|aria-(?!current)[\w-]+)=(?:"[^"]*"|[^\s>]+)/gi) ?? []).join('')}>`)

/** Two hashes that change when what a person judged changes; classes carry the hash of their style, so its look is part of it. Pages that are served alike may be filled by a script, each otherwise. */
export function partsOf(html: string, path: string): Parts {
  const text = withoutCode(html)
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1] ?? ''
  const body = /<body\b[^]*/i.exec(text)?.[0] ?? text
  const main = /<main\b[^]*<\/main>/i.exec(body)?.[0] ?? body
  return { main: hashOfText(`${path} ${title}${main}`), frame: hashOfText(semantic(body.replace(main, ''))) }
}

/** Whether a page as served has anything that a reader fills in. */
export const holdsField = (html: string): boolean => /<(?:textarea|select)\b|<input\b(?![^>]*\btype="?(?:hidden|submit|button|reset|image)\b)/i.test(html)
