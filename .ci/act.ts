// `npm run act -- --cases FILE`: each check of ours and each engine over the public ACT test cases.
import { measure } from '../e2e/harness/act/measure.ts'
import { selection } from '../e2e/harness/act/selection.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'

await runCommand('npm run act -- --cases FILE [--rules id,id] [--only ours,axe,ibm,alfa] [--shard 1/4] [--workers 2]', selection, measure)
