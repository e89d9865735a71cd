import { escapeUTF8 } from 'entities'
import type { Case } from './cases.ts'

const types: Record<string, string> = { html: 'text/html', svg: 'image/svg+xml', xml: 'application/xml', css: 'text/css', js: 'text/javascript', vtt: 'text/vtt' }

export const typeOf = (path: string): string => `${types[path.split('.').at(-1)!] ?? 'application/octet-stream'}; charset=utf-8`

/** A case without a document of its own stands in a small one, as it is published. */
export function documentOf({ code = '', language, title }: Case): string {
  if (language !== 'html') return code
  if (/<html[\s>]/i.test(code)) return /<!doctype/i.test(code) ? code : `<!DOCTYPE html>\n${code}`
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${escapeUTF8(title)}</title>\n</head>\n<body>\n${code}\n</body>\n</html>\n`
}
