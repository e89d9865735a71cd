interface TreeNode {
  type: string
  children?: TreeNode[]
}

/** By hand: unist-util-visit takes a number that `see` returns for a place to go on from, and knows no types of MDX's parts. Calls `see` with every node of a type, or of several, in document order. */
export function visit<Node extends { type: string }>(tree: TreeNode, type: Node['type'] | readonly Node['type'][], see: (node: Node) => void): void {
  if ([type].flat().includes(tree.type)) see(tree as unknown as Node)
  for (const child of tree.children ?? []) visit(child, type, see)
}
