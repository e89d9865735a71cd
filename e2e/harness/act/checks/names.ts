import type { Page } from 'playwright/test'
import { type Check, type Problem, violation } from '../check.ts'

/** Roles of the browser's own accessibility tree, and the rule that asks them for a name. */
const rules: Record<string, string> = {
  link: 'c487ae',
  button: '97a4e1',
  menuitem: 'm6b1q3',
  Iframe: 'cae760',
  heading: 'ffd0e9',
  DisclosureTriangle: '2t702h',
  DisclosureTriangleGrouped: '2t702h',
  ...Object.fromEntries(['checkbox', 'combobox', 'listbox', 'menuitemcheckbox', 'menuitemradio', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox'].map((role) => [role, 'e086e5'])),
}

/** An image button is asked for the text of its picture, a field for a password has no role that any rule names, and nobody gets to a frame out of the order. */
const isOther = (html: string): boolean => /^<input\b[^>]*\btype=["']?(?:image|password)\b/i.test(html) || /^<iframe\b[^>]*\btabindex=["']?-/i.test(html)

/** Every part that is told to assistive technology, asked for its name. */
async function unnamed(page: Page): Promise<Problem[]> {
  const session = await page.context().newCDPSession(page)
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const problems: Problem[] = []
    for (const { ignored, role, name, backendDOMNodeId: backendNodeId } of nodes) {
      const rule = rules[String(role?.value)]
      if (ignored || !rule || String(name?.value ?? '').trim() || backendNodeId === undefined) continue
      const { object } = await session.send('DOM.resolveNode', { backendNodeId })
      const { result } = await session.send('Runtime.callFunctionOn', { objectId: object.objectId!, functionDeclaration: 'function () { return (this.outerHTML ?? "").slice(0, 160) }', returnByValue: true })
      const html = String(result.value)
      if (!isOther(html)) problems.push(violation(rule)(`${String(role?.value)} without a name: ${html}`))
    }
    return problems
  } finally {
    await session.detach()
  }
}

export const namesCheck: Check = { name: 'names', rules: [...new Set(Object.values(rules))], check: unnamed }

