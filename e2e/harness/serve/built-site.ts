import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Unusable } from '../command/unusable.ts'
import { serve, type Served } from './listen.ts'
import { type Serving, staticServer } from './static-server.ts'

/** Why a folder is no built site. */
export function unbuilt(folder: string): string | undefined {
  if (!existsSync(`${folder}/index.html`)) return `${folder}: expected a built site; run «npm run build»`
  return existsSync(`${folder}/404.html`) ? undefined : `${folder}: expected 404.html, the page for what is missing, found none`
}

/** Throws where a folder holds no built site. */
export function expectBuilt(folder: string): void {
  const why = unbuilt(folder)
  if (why) throw new Unusable(why)
}

/** Serves a built site on loopback, at a port or the next that is free. */
export async function serveBuilt(folder: string, serving: Serving, port: number, name = 'site under test'): Promise<Served> {
  expectBuilt(folder)
  return serve(staticServer(resolve(folder), serving), port, name)
}
