import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'

/** Whether a path is in a folder of its host, of that name and no longer one. */
export const isIn = (folder: string, path: string): boolean => `${path}/`.startsWith(`${folder}/`)

/** The elements of a page in their order; what a template holds is not there yet. */
export const elementsIn = (node: Tree.ParentNode): Tree.Element[] => node.childNodes.flatMap((child) => (tree.isElementNode(child) ? [child, ...elementsIn(child)] : []))

export const valueOf = ({ attrs }: Tree.Element, name: string): string | undefined => attrs.find((one) => one.name === name)?.value

/** Where an element leads: a link, a frame of a frameset, or a page that leads on by itself. */
function targetOf(element: Tree.Element): string | undefined {
  if (element.tagName === 'a' || element.tagName === 'area') return valueOf(element, 'href')
  if (element.tagName === 'frame') return valueOf(element, 'src')
  const isNext = element.tagName === 'meta' && valueOf(element, 'http-equiv')?.toLowerCase() === 'refresh'
  return isNext ? /\burl\s*=\s*['"]?([^'"]+)/i.exec(valueOf(element, 'content') ?? '')?.[1] : undefined
}

/** Where a page leads inside a folder of its host, by its links or by itself: path and query, without the place in the page. */
export function linksOf(html: string, at: string, folder: string): string[] {
  const { origin } = new URL(at)
  // A reader without scripts gets what stands in <noscript>.
  const elements = elementsIn(parse(html, { scriptingEnabled: false }))
  const base = elements.filter(({ tagName }) => tagName === 'base').map((element) => valueOf(element, 'href')).find((value) => value !== undefined)
  const from = URL.parse(base ?? '', at)?.href ?? at
  const found = elements.flatMap((element) => {
    const target = targetOf(element)
    const url = target === undefined ? null : URL.parse(target, from)
    return url?.origin === origin && isIn(folder, url.pathname) ? [url.pathname + url.search] : []
  })
  return [...new Set(found)]
}
