// `npm run browsers`: the black-box part of the specification in Chromium, Firefox and WebKit.
// 0 if every engine that was asked for ran and passed, 1 if not, 2 if nothing could be checked.
import { engineFlags, runEngines } from '../e2e/harness/browsers/every-engine.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'
import { addressUsage } from '../e2e/harness/verify/reach.ts'
import { site } from '../e2e/site.ts'

const usage = `npm run browsers [-- --engine chromium|firefox|webkit] [--url https://www.example.org[/folder/] | --folder dist]
  --engine            one engine; may be repeated; all three without
  --only              checks whose title holds this
${addressUsage}`

await runCommand(usage, engineFlags, runEngines(site))
