// `npm run workflows [-- --job NAME]`: the jobs of .github/workflows/ on this machine, each in a fresh clone of the working commit.
// 0 if all that can run here is green, 1 if not, 2 if a workflow says what is not understood.
import { runCommand } from '../e2e/harness/command/flags.ts'
import { runWorkflows, workflowFlags } from '../e2e/harness/workflows/run-workflows.ts'

const usage = `npm run workflows [-- --job NAME] [--list]
  --job   these jobs alone, by their name, «test / brand (Altana)», or a part of it; may be repeated
  --var   name=value: a variable of the repository, as GitHub has them; may be repeated
  --list  what would run, and what cannot run here`

await runCommand(usage, workflowFlags, runWorkflows)
