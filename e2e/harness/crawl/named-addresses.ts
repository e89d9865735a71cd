import { decodeHTML } from 'entities'

/** Attributes that name an address, and what they name: something the browser fetches, or a place to go to. */
const attribute = /\s(?:href|src|poster|data-src|xlink:href)="([^"]*)"/gi
const sourceSet = /\ssrcset="([^"]*)"/gi
const style = /url\(\s*["']?([^"')]+)["']?\s*\)/g
/** Whatever a script or a list of data names by its ending. */
const quoted = /["'`(]((?:\/|\.{1,2}\/|https?:\/\/)[\w./%:-]+\.(?:js|css|json|svg|png|jpg|webp|avif|ico|woff2?|ics|xml|txt|webmanifest|pdf))(?=["'`)#?])/g
/** An address in a text: the sitemap, the feed, the list for language models, a card for those who share the page. */
const written = /https?:\/\/[^\s"'<>()&\\]+/g

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([whole, address]) => decodeHTML(address ?? whole))

const readers: [RegExp, (text: string) => string[]][] = [
  [/html/, (text) => [...all(text, attribute), ...all(text, sourceSet).flatMap((set) => set.split(',').map((part) => part.trim().split(/\s/)[0]!)), ...all(text, style), ...all(text, quoted), ...all(text, written)]],
  [/svg/, (text) => [...all(text, attribute), ...all(text, style)]],
  [/css/, (text) => all(text, style)],
  [/javascript/, (text) => all(text, quoted)],
  [/json/, (text) => [...all(text, /"src": ?"([^"]+)"/g), ...all(text, /"start_url": ?"([^"]+)"/g)]],
  [/xml/, (text) => [...all(text, attribute), ...all(text, written), ...all(decodeHTML(text), attribute)]],
  [/plain|calendar/, (text) => all(text, written)],
]

export interface Home {
  /** Where the copy answers. */
  origin: string
  /** The address that the site gives itself in public. */
  publicUrl: string
}

const own = (at: string, addresses: string[], { origin, publicUrl }: Home): string[] => {
  const found = addresses.flatMap((address) => {
    const url = URL.parse(address, at)
    const isOwn = url?.origin === origin || url?.origin === new URL(publicUrl).origin
    return url && isOwn ? [origin + url.pathname + url.search + url.hash] : []
  })
  return [...new Set(found)]
}

/** The addresses of the same site that a file names, on the copy that is looked at. */
export const namedAddresses = (at: string, type: string, text: string, home: Home): string[] =>
  own(at, readers.find(([kind]) => kind.test(type))?.[1](text) ?? [], home)

/** Those with a place in them that a page's own elements lead to. */
export const linkedPlaces = (at: string, html: string, home: Home): string[] => own(at, all(html, attribute), home).filter((url) => /#./.test(url))
