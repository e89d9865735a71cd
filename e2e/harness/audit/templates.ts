import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, parse } from 'parse5'

/** Deeper down pages of one template differ by what they say. */
const DEPTH = 6
/** The share of paths that two pages of one template have in common. */
const ALIKE = 0.7

const inText = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'img', 'small', 'span', 'strong', 'sub', 'sup', 'script', 'style', 'svg', 'time'])

/** The paths of elements that a page is made of, each once: `body>main>form>label`. */
function shapeOf(html: string): Set<string> {
  const shape = new Set<string>()
  const read = (node: Tree.ParentNode, path: string, depth: number): void => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child) || inText.has(child.tagName)) continue
      const own = `${path}>${child.tagName}`
      shape.add(own)
      if (depth < DEPTH) read(child, own, depth + 1)
    }
  }
  const root = parse(html).childNodes.find((node) => tree.isElementNode(node)) as Tree.Element
  const body = root.childNodes.find((node) => tree.isElementNode(node) && node.tagName === 'body') as Tree.Element | undefined
  if (body) read(body, '', 1)
  return shape
}

function likeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((path) => other.has(path)).length
  return one.size + other.size === 0 ? 1 : common / (one.size + other.size - common)
}

/** The first page of each template, in the order in which they were met. */
export function templatesOf(pages: Record<string, string>): string[] {
  const found: { path: string; shape: Set<string> }[] = []
  for (const [path, html] of Object.entries(pages)) {
    const shape = shapeOf(html)
    if (!found.some((known) => likeness(known.shape, shape) >= ALIKE)) found.push({ path, shape })
  }
  return found.map(({ path }) => path)
}
