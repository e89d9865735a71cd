// `npm run servers`: the built site on real servers, each with the configuration that `npm run server-config` prints.
// 0 if every server that was asked for answers as it should, 1 if not, or if it could not be had; 2 if none could.
import { runCommand } from '../e2e/harness/command/flags.ts'
import { tryFlags, tryServers } from '../e2e/harness/servers/try-servers.ts'
import { site } from '../e2e/site.ts'

await runCommand('npm run servers [-- --server nginx|caddy|apache] [--folder dist] [--requests-only]', tryFlags, tryServers(site))
