/** Takes the place of `spec/support/subject.tsx`: the site is what an address answers, as documents, before any script. */
import { onTestFinished } from 'vitest'
import { modified, textAt } from './address.ts'

export const answeredPaths = [...modified.keys()]

/** The map that the guest area shows. */
export async function mapSheet(): Promise<string> {
  const file = /src="(\/[^"#]*\/mappa[^"#]*)/.exec(await textAt('/ospite'))?.[1]
  if (!file) throw new Error('expected a map on /ospite, found none')
  return textAt(file)
}

/** Opens a path as a reader without script does. */
export async function visit(path: string) {
  const found = new DOMParser().parseFromString(await textAt(path), 'text/html')
  // Neither runs here, and jsdom takes long over the style sheets.
  for (const element of found.querySelectorAll('script, style')) element.remove()
  // jsdom hides what it cannot open. In a wide window the menu's links stand in the header; the menu itself is tested in a browser.
  found.getElementById('menu')?.removeAttribute('popover')
  document.documentElement.lang = found.documentElement.lang
  document.head.replaceChildren(...found.head.children)
  document.body.replaceChildren(...found.body.children)
  // The tests of other files may come after these in the same document.
  onTestFinished(() => document.body.replaceChildren())
  return { container: document.getElementById('root') ?? document.body, unmount: () => document.body.replaceChildren() }
}
