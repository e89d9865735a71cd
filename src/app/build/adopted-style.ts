import type { Plugin } from 'vite'

const inserts = /function __insertCSS\(code\) \{\n {2}if \(!code \|\| typeof document == 'undefined'\) return\n[^]*?\n\}/
const adopts = 'function __insertCSS(code){if(typeof document=="undefined")return;const sheet=new CSSStyleSheet();sheet.replaceSync(code);document.adoptedStyleSheets.push(sheet)}'

/** Sonner inserts its style sheet as text, which the policy of every page would have to name by a hash: adopted, it needs none. */
export const adoptedStyle: Plugin = {
  name: 'bricola:adopted-style',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('sonner/dist/index.mjs')) return undefined
    if (!inserts.test(code)) throw new Error('sonner: expected function __insertCSS(code) in dist/index.mjs; its style sheet would be blocked')
    return { code: code.replace(inserts, adopts), map: null }
  },
}
