import { createServer } from 'node:http'
import { serve } from '../serve/listen.ts'
import type { Suite } from './cases.ts'
import { documentOf, typeOf } from './document.ts'

const pathOf = (rule: string, id: string, language: string): string => `/testcases/${rule}/${id}.${language}`

/** Serves the documents and what they load, on loopback; a case without a document has its published address. */
export async function serveSuite({ cases, assets }: Suite): Promise<{ addresses: Map<string, string>; close: () => void }> {
  const routes = new Map(Object.entries(assets).map(([path, text]) => [`/${path}`, text]))
  const held = cases.filter(({ code }) => code !== undefined)
  for (const one of held) routes.set(pathOf(one.rule, one.id, one.language), documentOf(one))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    // A published folder answers with its index.
    const path = routes.has(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`
    const text = routes.get(path)
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': typeOf(text === undefined ? '.html' : path) })
    response.end(text ?? '<!DOCTYPE html><title>404</title>')
  })
  const { origin, close } = await serve(server, 4380, 'test cases')
  return { addresses: new Map(cases.map(({ id, rule, language, url, code }) => [id, code === undefined ? url : origin + pathOf(rule, id, language)])), close }
}
