// A Stryker plugin: leaves styles alone. What they do shows in a browser only, where e2e/ and its sabotages look at it.
const isStyle = (node) =>
  (node.type === 'CallExpression' && ['css', 'keyframes'].includes(node.callee.name)) ||
  (node.type === 'JSXAttribute' && ['css', 'style'].includes(node.name.name))

export const strykerPlugins = [
  { kind: 'Ignore', name: 'styles', value: { shouldIgnore: ({ node }) => (isStyle(node) ? 'a style' : undefined) } },
]
