import type { CDPSession, Page } from 'playwright/test'

/** What Chromium tells assistive technology of a page. */
export const treeOf = (session: CDPSession) => session.send('Accessibility.getFullAXTree')
type TreeNode = Awaited<ReturnType<typeof treeOf>>['nodes'][number]
const documentOf = (session: CDPSession) => session.send('DOM.getDocument', { depth: -1, pierce: true })
type DocumentNode = Awaited<ReturnType<typeof documentOf>>['root']

/** What Chromium's accessibility tree does not tell of an element, though assistive technology gets it. */
interface Marks {
  language: string
  /** Whether it is the present one of several: `page`, `step`, `true`. */
  current: string
}

const valueOf = ({ attributes = [] }: DocumentNode, name: string): string => attributes.find((_, at) => at % 2 === 1 && attributes[at - 1] === name) ?? ''

/** The marks of each node of the document; its own language is that of its root element. */
async function marksOf(session: CDPSession): Promise<Map<number, Marks>> {
  const { root } = await documentOf(session)
  const marks = new Map<number, Marks>()
  const read = (node: DocumentNode, outer: string): void => {
    const current = valueOf(node, 'aria-current')
    const language = valueOf(node, 'lang') || outer
    marks.set(node.backendNodeId, { language, current: current === 'false' ? '' : current })
    for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) read(child, language)
  }
  const html = root.children?.find(({ nodeName }) => nodeName === 'HTML')
  read(root, html ? valueOf(html, 'lang') : '')
  return marks
}

/** A piece of text, or a node with what is in it. */
type Item = { text: string; isWhole: boolean } | { head: string; name: string; items: Item[] }

const states = new Set(['busy', 'checked', 'disabled', 'expanded', 'focused', 'hasPopup', 'invalid', 'keyshortcuts', 'level', 'live', 'modal', 'pressed', 'readonly', 'required', 'roledescription', 'selected', 'valuetext'])
const saidWhenFalse = new Set(['checked', 'expanded', 'pressed', 'selected'])
const silent = new Set(['', 'false', 'none', 'off'])
/** What is in them is told as their value. */
const fields = new Set(['textbox', 'searchbox', 'spinbutton', 'slider'])
const texts = new Set(['StaticText', 'ListMarker', 'LineBreak'])
/** They stand around others and are nothing by themselves. */
const wrappers = new Set(['generic', 'LabelText'])

const spaced = (told: TreeNode['name']): string => (typeof told?.value === 'string' || typeof told?.value === 'number' ? String(told.value).replace(/\s+/g, ' ') : '')

function statesOf({ role, properties = [] }: TreeNode, { language, current }: Marks, outer: string): string[] {
  const told = properties.flatMap(({ name, value }) => {
    const said = String(value.value)
    // Of a list the tree tells how deep each entry is: its place says so; the document has the focus wherever it is.
    if (!states.has(name) || (name === 'level' && role?.value !== 'heading') || (name === 'focused' && role?.value === 'RootWebArea')) return []
    if (said === 'true') return [name]
    return silent.has(said) ? (saidWhenFalse.has(name) ? [`not ${name}`] : []) : [`${name} ${said}`]
  })
  return [...told, ...(current ? [`current ${current}`] : []), ...(language === outer ? [] : [`in ${language}`])]
}

/** Where two pieces meet a name may have a space of its own. */
const closed = (text: string): string => text.replace(/\s/g, '')

const isText = (item: Item): item is Extract<Item, { text: string }> => 'text' in item

function joined(items: Item[]): Item[] {
  const found: Item[] = []
  for (const item of items) {
    const last = found.at(-1)
    if (last && isText(last) && isText(item) && !last.isWhole && !item.isWhole) found[found.length - 1] = { text: last.text + item.text, isWhole: false }
    else found.push(item)
  }
  return found.map((item) => (isText(item) ? { ...item, text: item.text.replace(/\s+/g, ' ') } : item)).filter((item) => !isText(item) || item.text.trim())
}

const linesOf = (items: Item[], depth = 0): string[] =>
  joined(items).flatMap((item) => {
    const indent = '  '.repeat(depth)
    if (isText(item)) return [`${indent}text: ${item.text.trim()}`]
    const inner = joined(item.items)
    const only = inner.length === 1 && isText(inner[0]!) ? inner[0].text.trim() : undefined
    if (only !== undefined && closed(only) === closed(item.name)) return [indent + item.head]
    if (only !== undefined && item.name === '') return [`${indent}${item.head}: ${only}`]
    return [indent + item.head, ...linesOf(inner, depth + 1)]
  })

/** The node of the first element that a selector finds; of the page, where it finds none. */
async function topOf(session: CDPSession, nodes: TreeNode[], selector: string): Promise<TreeNode | undefined> {
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { node } = await session.send('DOM.describeNode', { nodeId: nodeId || root.nodeId })
  return nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId)
}

/** The tree as it stands at this moment: it may be behind the page. */
async function readTree(session: CDPSession, part?: string): Promise<string> {
  const { nodes } = await treeOf(session)
  const marks = await marksOf(session)
  const top = part === undefined ? nodes[0] : await topOf(session, nodes, part)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string, outer: string): Item[] => {
    const node = byId.get(id)
    const role = spaced(node?.role)
    if (!node || role === 'InlineTextBox') return []
    const own = marks.get(node.backendDOMNodeId ?? -1) ?? { language: outer, current: '' }
    const inside = (language: string): Item[] => (node.childIds ?? []).flatMap((child) => read(child, language))
    if (node.ignored) return inside(outer)
    if (texts.has(role)) return [{ text: own.language === outer ? spaced(node.name) : spaced(node.name).replace(/ ?$/, ` [in ${own.language}]$&`), isWhole: false }]
    if (wrappers.has(role) && !own.current) return joined(inside(outer)).map((item) => (isText(item) ? { ...item, isWhole: true } : item))
    const [name, value, description] = [node.name, node.value, node.description].map((told) => spaced(told).trim()) as [string, string, string]
    const told = statesOf(node, own, outer).join(', ')
    const head = [role === 'RootWebArea' ? 'document' : role, name && `"${name}"`, value && `= "${value}"`, told && `[${told}]`, description && `(${description})`].filter(Boolean).join(' ')
    return [{ head, name, items: fields.has(role) ? [] : inside(own.language) }]
  }
  return linesOf(top ? read(top.nodeId, '') : []).join('\n')
}

/** What changes without end is told as it is after so many readings. */
const MOST_READINGS = 10

/**
 * Chromium's own accessibility tree of a page, or of a part of it, in reading order, a line for each node: role, name, value,
 * states, description. It follows the page after a while: it is read until two readings are alike.
 */
export async function transcriptOf(page: Page, part?: string): Promise<string> {
  const session = await page.context().newCDPSession(page)
  let [before, told] = ['', await readTree(session, part)]
  for (let reading = 1; told !== before && reading < MOST_READINGS; reading += 1) [before, told] = [told, await readTree(session, part)]
  await session.detach()
  return told
}
