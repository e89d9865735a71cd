// `npm run reproducible`: builds the last commit twice, in folders, homes, time zones and languages that differ, and compares the bytes.
import { buildTwice } from '../e2e/harness/builds/reproducible.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'

await runCommand('npm run reproducible', {}, buildTwice)
