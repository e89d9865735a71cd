// A Stryker plugin: places where no test of `npm run spec` could notice a change.
const isCallOf = (node, pattern) => node?.type === 'CallExpression' && pattern.test(node.callee.name ?? '')

/** What a style does shows in a browser only, where e2e/ and its sabotages look at it. */
const isStyle = ({ node }) => isCallOf(node, /^(css|keyframes)$/) || (node.type === 'JSXAttribute' && ['css', 'style'].includes(node.name.name))

/** An effect that depends on nothing depends no more on a constant. */
const isWithoutDependencies = ({ node, parent }) => node.type === 'ArrayExpression' && node.elements.length === 0 && isCallOf(parent, /^use[A-Z]/)

export const strykerPlugins = [
  { kind: 'Ignore', name: 'styles', value: { shouldIgnore: (path) => (isStyle(path) ? 'a style' : undefined) } },
  { kind: 'Ignore', name: 'dependencies', value: { shouldIgnore: (path) => (isWithoutDependencies(path) ? 'no dependencies' : undefined) } },
]
