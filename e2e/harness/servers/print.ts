import { resolve } from 'node:path'
import * as v from 'valibot'
import { type Flags, oneOf, whole } from '../command/flags.ts'
import type { Site } from '../site.ts'
import { apache } from './apache.ts'
import { caddy } from './caddy.ts'
import { nginx } from './nginx.ts'
import type { Settings } from './settings.ts'
import { hostHeaders, hostRedirects } from './static-host.ts'

const printers = { nginx, caddy, apache, static: (all: Settings) => `${hostHeaders(all)}\n${hostRedirects()}` }
export const servers = Object.keys(printers) as (keyof typeof printers)[]

export const printFlags = {
  '': oneOf(servers),
  root: v.optional(v.string(), 'dist'),
  host: v.optional(v.string(), '127.0.0.1'),
  port: v.optional(whole(1, 65_535), '8080'),
}

/** Prints the configuration of a server for a built site. */
export const print = ({ serving }: Pick<Site, 'serving'>) => ({ '': server, root, host, port }: Flags<typeof printFlags>): number => {
  console.log(printers[server]({ root: resolve(root), host, port, ...serving }))
  return 0
}
