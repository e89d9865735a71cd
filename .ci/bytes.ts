// `npm run bytes -- --base COMMIT`: how many bytes each page of dist/ has won or lost since that commit, which is built anew.
import * as v from 'valibot'
import { compareBytes } from '../e2e/harness/builds/compare-bytes.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'

await runCommand('npm run bytes [-- --base COMMIT] [--folder dist]', { base: v.optional(v.string(), 'HEAD^1'), folder: v.optional(v.string(), 'dist') }, compareBytes)
