import { defaultTreeAdapter as tree, parse } from 'parse5'
import { read } from '../crawl/read.ts'
import { elementsIn, valueOf } from './links-of.ts'
import { hashOfText } from './parts.ts'

const isSheet = /\b(?:stylesheet|modulepreload)\b/i

/** What a sheet or a script names in turn. */
const namedIn = (code: string): string[] => [
  ...code.matchAll(/@import\s*(?:url\(\s*)?["']?([^"')\s;]+)/g),
  ...code.matchAll(/\b(?:from|import)\s*\(?\s*["'`]((?:\.{0,2}\/)[^"'`]+)["'`]/g),
].map(([, name]) => name!)

/** The code that stands in a page, and the addresses of that which it names. */
function codeIn(html: string): { own: string[]; base: string | undefined; named: string[] } {
  const elements = elementsIn(parse(html))
  const inside = elements.filter(({ tagName }) => tagName === 'script' || tagName === 'style').flatMap(({ childNodes }) => childNodes.flatMap((node) => (tree.isTextNode(node) ? [node.value] : [])))
  const named = elements.flatMap((element) => [
    ...(element.tagName === 'script' ? [valueOf(element, 'src')] : []),
    ...(element.tagName === 'link' && isSheet.test(valueOf(element, 'rel') ?? '') ? [valueOf(element, 'href')] : []),
  ])
  const base = elements.filter(({ tagName }) => tagName === 'base').flatMap((element) => valueOf(element, 'href') ?? [])[0]
  return { own: inside, base, named: [...named.flatMap((name) => name ?? []), ...inside.flatMap(namedIn)] }
}

/**
 * Of each page one hash of its style sheets and scripts: of those that stand in it, and of those on its own host that it names, with
 * what they name in turn. One of another host is known by its address alone.
 */
export async function hashesOfCode(pages: Record<string, string>, origin: string): Promise<Record<string, string>> {
  const bodies = new Map<string, Promise<string>>()
  /** As a browser asks for it: behind a folder it may stand outside of that. */
  const bodyAt = (url: URL): Promise<string> => {
    const known = bodies.get(url.href)
    if (known) return known
    const body = read(url, { headers: { 'sec-fetch-dest': 'script' } }).then((response) => (response.ok ? response.text() : ''), () => '')
    bodies.set(url.href, body)
    return body
  }
  const follow = async (name: string, from: string, met: Map<string, string>): Promise<void> => {
    const url = URL.parse(name, from)
    if (!url || met.has(url.href)) return
    met.set(url.href, '')
    if (url.origin !== origin) return
    const body = await bodyAt(url)
    // By its path: the address of a host that is looked at from this machine is another each time.
    met.set(url.href, `${url.pathname}${url.search} ${body}`)
    await Promise.all(namedIn(body).map((next) => follow(next, url.href, met)))
  }
  const ofPage = async ([path, html]: [string, string]): Promise<[string, string]> => {
    const { own, base, named } = codeIn(html)
    const at = new URL(path, origin).href
    const from = URL.parse(base ?? '', at)?.href ?? at
    const met = new Map<string, string>()
    await Promise.all(named.map((name) => follow(name, from, met)))
    const ofNamed = [...met].map(([href, body]) => body || href).toSorted()
    return [path, hashOfText([...own, ...ofNamed].join('\n'))]
  }
  return Object.fromEntries(await Promise.all(Object.entries(pages).map(ofPage)))
}
