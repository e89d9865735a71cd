// `npm run server-config -- nginx|caddy|apache|static`: the configuration of a server for the built site.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { site } from '../e2e/site.ts'
import { apache } from '../e2e/harness/servers/apache.ts'
import { caddy } from '../e2e/harness/servers/caddy.ts'
import { nginx } from '../e2e/harness/servers/nginx.ts'
import type { Settings } from '../e2e/harness/servers/settings.ts'
import { hostHeaders, hostRedirects } from '../e2e/harness/servers/static-host.ts'

const printers: Record<string, (settings: Settings) => string> = { nginx, caddy, apache, static: (all) => `${hostHeaders(all)}\n${hostRedirects()}` }
const usage = `npm run server-config -- ${Object.keys(printers).join('|')} [--root dist] [--host 127.0.0.1] [--port 8080]`

function main(): number {
  try {
    const text = (value: string) => ({ type: 'string', default: value }) as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { root: text('dist'), host: text('127.0.0.1'), port: text('8080') } })
    const print = printers[positionals[0] ?? '']
    if (!print || positionals.length > 1) throw new Error(`expected one of ${Object.keys(printers).join(', ')}, found «${positionals.join(' ')}»`)
    console.log(print({ root: resolve(values.root), host: values.host, port: Number(values.port), ...site.serving }))
    return 0
  } catch (error) {
    console.error(`server-config: ${(error as Error).message}\n${usage}`)
    return 2
  }
}

process.exitCode = main()
