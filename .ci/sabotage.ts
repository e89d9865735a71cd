// `npm run sabotage`: puts each named fault into copies of dist/ and of the sources, runs only the tests of its requirement
// and fails if one survives. `--only id|name` and `--in documents|sources|browser` (may be repeated) run those alone, `--shard 1/8` a part;
// `--check` only sees whether each still finds what it changes and the tests that could notice. 0 if all are killed, 1 if not.
import { runCommand } from '../e2e/harness/command/flags.ts'
import { runSabotages, sabotageFlags } from '../e2e/harness/sabotage/run-sabotages.ts'
import { sabotages } from '../e2e/site/sabotages.ts'
import { site } from '../e2e/site.ts'

await runCommand('npm run sabotage [-- --only id|name] [--in documents|sources|browser] [--shard 1/8] [--check]', sabotageFlags, runSabotages(site, sabotages))
// Vitest, closed, may still hold what keeps Node from ending.
process.exit()
