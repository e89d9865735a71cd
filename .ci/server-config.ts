// `npm run server-config -- nginx|caddy|apache|static`: the configuration of a server for the built site.
import { runCommand } from '../e2e/harness/command/flags.ts'
import { print, printFlags, servers } from '../e2e/harness/servers/print.ts'
import { site } from '../e2e/site.ts'

await runCommand(`npm run server-config -- ${servers.join('|')} [--root dist] [--host 127.0.0.1] [--port 8080]`, printFlags, print(site))
