import type { Page } from 'playwright/test'
import type { InPage } from '../../page/in-page.ts'
import { askTold } from '../../page/told.ts'
import { type Check, violation } from '../check.ts'

/** Roles of the browser's own accessibility tree, and the rule that asks them for a name. */
const rules: Record<string, string> = {
  ...Object.fromEntries(['link', 'doc-backlink', 'doc-biblioref', 'doc-glossref', 'doc-noteref'].map((role) => [role, 'c487ae'])),
  button: '97a4e1',
  menuitem: 'm6b1q3',
  Iframe: 'cae760',
  heading: 'ffd0e9',
  image: '23a2a8',
  DisclosureTriangle: '2t702h',
  DisclosureTriangleGrouped: '2t702h',
  ...Object.fromEntries(['checkbox', 'combobox', 'listbox', 'menuitemcheckbox', 'menuitemradio', 'radio', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox'].map((role) => [role, 'e086e5'])),
}

const [IMAGE_BUTTON, DRAWING, OBJECT] = ['59796f', '7d6734', '8fc3b6']
const drawn = /^(?:image|graphics-(?:document|symbol))$/

/** Runs on an element: how it begins, and what its role does not tell. */
function readElement(this: Element) {
  const { referredBy } = window as unknown as InPage
  const { type = '', labels } = this as Partial<HTMLInputElement>
  const role = this.getAttribute('role') ?? ''
  const isCalled = (part: Element, ...attributes: string[]) => attributes.some((attribute) => part.getAttribute(attribute)?.trim())
  const hasWords = (label: Element | null) => label !== null && (label.textContent.trim() !== '' || [label, ...label.querySelectorAll('*')].some((part) => isCalled(part, 'aria-label', 'alt')))
  return {
    html: this.outerHTML.slice(0, 160),
    tag: this.localName,
    type,
    hasRole: role.trim() !== '',
    isDrawing: this instanceof SVGElement,
    isCalledDrawing: /(?:^|\s)(?:img|image|graphics-(?:document|symbol))(?:\s|$)/i.test(role),
    /** Told by the browser once it has another attribute, an empty one too. */
    isDecorative: this.matches('img[alt=""]:not([role], [tabindex])'),
    /** The browser calls a button without a name by what it does. */
    isNamed: [...(labels ?? []), ...referredBy(this, 'aria-labelledby')].some(hasWords) || isCalled(this, 'aria-label', 'alt', 'title'),
    /** Nobody gets to a frame out of the order, and what a part is made of is the browser's. */
    isLeftOut: this.matches('iframe[tabindex^="-"]') || (this.getRootNode() as Partial<ShadowRoot>).host?.matches('input, img, object, audio, video') === true,
    /** Of an object whether it holds a picture, a sound or a film: what the server calls it the page does not know. */
    isMedia: /^(?:image|audio|video)\//.test(type) || /^data:(?:image|audio|video)\/|\.(?:avif|gif|jpe?g|png|svg|webp|m4a|mp3|og[agv]|wav|mov|mp4|webm)(?:[?#]|$)/i.test(this.getAttribute('data') ?? ''),
  }
}

/** Which rule asks an element for its name. A field for a password has no role that any of them names, and a drawing is asked if it says what it is. */
function ruleOf(role: string, { tag, type, hasRole, isDrawing, isCalledDrawing, isDecorative, isLeftOut, isMedia }: ReturnType<typeof readElement>): string | undefined {
  if (isLeftOut || isDecorative || (tag === 'input' && type === 'password')) return undefined
  if (tag === 'input' && type === 'image') return IMAGE_BUTTON
  if (tag === 'object' && !hasRole) return isMedia ? OBJECT : undefined
  if (isDrawing && drawn.test(role)) return isCalledDrawing ? DRAWING : undefined
  return rules[role]
}

/** Every part that is told to assistive technology, asked for its name. */
async function check(page: Page) {
  const isAsked = (role: string, name: string) => (name === '' && (role in rules || role === 'PluginObject' || drawn.test(role))) || role === 'button'
  const told = await askTold(page, isAsked, readElement)
  return told.flatMap(({ role, name, answer }) => {
    const rule = ruleOf(role, answer)
    const isUnnamed = rule === IMAGE_BUTTON ? !answer.isNamed : name === ''
    return rule && isUnnamed ? [violation(rule)(`${role} without a name: ${answer.html}`)] : []
  })
}

export const namesCheck: Check = { name: 'names', rules: [...new Set([...Object.values(rules), IMAGE_BUTTON, DRAWING, OBJECT])], check }
