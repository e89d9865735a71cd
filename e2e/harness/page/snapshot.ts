import type { CDPSession, Page } from 'playwright/test'

/** What a browser tells its debugger, and no script, of what it has laid out: each box, those of style sheets too. */
export interface Box {
  /** The node of the element, or of the one that it stands before, after or beside. */
  of: number
  /** `before`, `marker` …; empty for what has an element of its own. */
  pseudo: string
  bounds: [x: number, y: number, width: number, height: number]
  styles: string[]
  lines: { text: string; bounds: Box['bounds'] }[]
}

async function boxesIn(session: CDPSession, computedStyles: string[]): Promise<Box[]> {
  const { documents: [page], strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles })
  const { nodes, layout, textBoxes } = page!
  const pseudos = new Map(nodes.pseudoType!.index.map((node, at) => [node, strings[nodes.pseudoType!.value[at]!]!]))
  const boxes = layout.nodeIndex.map((node, at): Box => {
    const pseudo = pseudos.get(node) ?? ''
    const owner = pseudo === '' && nodes.nodeType![node] === 1 ? node : nodes.parentIndex![node]!
    return { of: nodes.backendNodeId![owner] ?? 0, pseudo, bounds: layout.bounds[at] as Box['bounds'], styles: layout.styles[at]!.map((style) => strings[style] ?? ''), lines: [] }
  })
  for (const [line, at] of textBoxes.layoutIndex.entries()) {
    const from = textBoxes.start[line]!
    const text = (strings[layout.text[at]!] ?? '').slice(from, from + textBoxes.length[line]!).trim()
    boxes[at]!.lines.push({ text, bounds: textBoxes.bounds[line] as Box['bounds'] })
  }
  return boxes
}

/** Puts what is chosen of all boxes into the window of the page under a name, each with its `element`. */
export async function handBoxes(page: Page, computedStyles: string[], choose: Record<string, (box: Box) => object[]>): Promise<void> {
  const isPaper = await page.evaluate(() => matchMedia('print').matches)
  const session = await page.context().newCDPSession(page)
  const boxes = await boxesIn(session, computedStyles)
  const found = Object.entries(choose).flatMap(([name, from]) => boxes.flatMap((box) => from(box).map((told) => ({ name, of: box.of, told }))))
  const nodes = [...new Set(found.map(({ of }) => of))]
  const objects = await Promise.all(nodes.map(async (backendNodeId) => (await session.send('DOM.resolveNode', { backendNodeId })).object.objectId!))
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
  await session.send('Runtime.callFunctionOn', {
    objectId: result.objectId!,
    functionDeclaration: 'function (names, found, ...elements) { for (const name of names) this[name] = []; for (const { name, at, told } of found) this[name].push({ ...told, element: elements[at] }) }',
    arguments: [{ value: Object.keys(choose) }, { value: found.map(({ name, of, told }) => ({ name, at: nodes.indexOf(of), told })) }, ...objects.map((objectId) => ({ objectId }))],
  })
  await session.detach()
  // As with a picture, the browser forgets that it shows paper.
  if (isPaper) await page.emulateMedia({ media: 'print' })
}
