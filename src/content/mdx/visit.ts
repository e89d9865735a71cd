interface TreeNode {
  type: string
  children?: TreeNode[]
}

/** Calls `see` with every node of a type, in document order. */
export function visit<Node extends { type: string }>(tree: TreeNode, type: Node['type'], see: (node: Node) => void): void {
  if (tree.type === type) see(tree as unknown as Node)
  for (const child of tree.children ?? []) visit(child, type, see)
}
