/** The part of a node of the document that is read here. */
export interface DocumentNode {
  backendNodeId: number
  nodeName: string
  attributes?: string[]
  children?: DocumentNode[]
  shadowRoots?: DocumentNode[]
}

/** What Chromium's accessibility tree does not tell of an element, though assistive technology gets it. */
export interface Marks {
  language: string
  /** Whether it is the present one of several: `page`, `step`, `true`. */
  current: string
}

const valueOf = ({ attributes = [] }: DocumentNode, name: string): string => attributes.find((_, at) => at % 2 === 1 && attributes[at - 1] === name) ?? ''

/** The marks of each node of a document; its own language is that of its root element. */
export function marksOf(document: DocumentNode): Map<number, Marks> {
  const marks = new Map<number, Marks>()
  const read = (node: DocumentNode, outer: string): void => {
    const current = valueOf(node, 'aria-current')
    const language = valueOf(node, 'lang') || outer
    marks.set(node.backendNodeId, { language, current: current === 'false' ? '' : current })
    for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) read(child, language)
  }
  const root = document.children?.find(({ nodeName }) => nodeName === 'HTML')
  read(document, root ? valueOf(root, 'lang') : '')
  return marks
}
