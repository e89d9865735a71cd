import { http, passthrough } from 'msw'
import { service } from './service.ts'

/** Takes the place of `spec/support/subject.tsx`: the site is what an address answers, as documents, before any script. */
const address = process.env.SUBJECT_URL!

async function read(path: string): Promise<string> {
  service.use(http.get(`${address}/*`, () => passthrough()))
  const response = await fetch(address + path)
  return response.text()
}

const sitemap = new DOMParser().parseFromString(await readSitemap(), 'text/xml')

/** Before the service listens. */
async function readSitemap(): Promise<string> {
  return (await fetch(`${address}/sitemap.xml`)).text()
}

/** Every path that the site says it has. */
export const answeredPaths = [...sitemap.querySelectorAll('loc')].map(({ textContent }) => new URL(textContent).pathname)

/** Opens a path as a reader without script does. */
export async function visit(path: string) {
  const found = new DOMParser().parseFromString(await read(path), 'text/html')
  // Neither runs here, and jsdom takes long over the style sheets.
  for (const element of found.querySelectorAll('script, style')) element.remove()
  // jsdom hides what it cannot open. In a wide window the menu's links stand in the header; the menu itself is tested in a browser.
  found.getElementById('menu')?.removeAttribute('popover')
  document.documentElement.lang = found.documentElement.lang
  document.head.replaceChildren(...found.head.children)
  document.body.replaceChildren(...found.body.children)
  return { container: document.getElementById('root') ?? document.body }
}
