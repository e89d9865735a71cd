import type { Plugin } from 'vite'

/**
 * react-router names its components for the developer tools, by assignments that keep every one of them in the
 * bundle, used or not. Without the names, and with its factories marked as pure, the bundler drops what is not used.
 */
const leanRouter = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/(?<== )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ $1')

/** Vite's wrapper of `import()` fetches style sheets and preloads; this site's chunks have neither. */
const leanPreload = 'export const __vitePreload = (load) => load()'

/** Takes out of the browser's bundle what no page of this site can use. */
export function leanBundle(): Plugin {
  return {
    name: 'bricola:lean-bundle',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/|vite\/preload-helper/ },
      handler: (code, id) => ({ code: id.includes('preload-helper') ? leanPreload : leanRouter(code), map: null }),
    },
  }
}
