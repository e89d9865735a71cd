import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rooms = 'e2e/harness'
const workflows = `${rooms}/workflows`

export const sabotages = ofTheSources([
  ['workflows.known', 'an action that nobody knows', '.github/workflows/test.yml', 'actions/upload-artifact@v4', 'someone/upload@v4'],
  ['workflows.known', 'a command that is no script', '.github/workflows/test.yml', 'npm run lighthouse', 'npm run lightouse'],
  ['workflows.refused', 'a key passed over', `${workflows}/workflow.ts`, "refuseOthers(place, step, 'step')", 'void place'],
  ['workflows.refused', 'a matrix with exceptions', `${workflows}/workflow.ts`, "['include', 'exclude'].includes(name)", 'false'],
  ['workflows.plan', 'hosts are there whatever they say', `${workflows}/hosts.ts`, '() => false', '() => true'],
  ['workflows.plan', 'only the first row of a matrix', `${workflows}/plan.ts`, '(job.strategy?.matrix ?? {})', '(job.strategy?.matrix ?? {}).slice(0, 1)'],
  ['workflows.verdict', 'a red job among green ones', `${workflows}/run-workflows.ts`, "count('red') === 0 && count('green') > 0", "count('green') > 0"],
  ['workflows.verdict', 'nothing ran, nothing is wrong', `${workflows}/run-workflows.ts`, " && count('green') > 0,", ','],
  ['workflows.verdict', 'a job that nobody knows', `${workflows}/run-workflows.ts`, 'if (unknown !== undefined) throw', "if (unknown === '') throw"],
  ['workflows.steps', 'a step after a failure', `${workflows}/expression.ts`, "evaluate('success()', context, place) !== ''", 'true'],
  ['workflows.steps', 'outputs forgotten', `${workflows}/run-job.ts`, "outputs: readPairs(read('GITHUB_OUTPUT'))", 'outputs: {}'],
  ['workflows.clean', 'the path of npm', `${workflows}/machine.ts`, 'PATH: path.join(delimiter)', 'PATH: given.PATH ?? path[0]!'],
  ['workflows.elsewhere', 'said to be done', `${workflows}/actions.ts`, "elsewhere: true, note: 'only", "note: 'only"],
  ['workflows.summary', 'one line of several', `${rooms}/report/summary.ts`, "['no requirement']).map((id)", "['no requirement']).slice(1).map((id)"],
  ['workflows.summary', 'what was left out has passed', `${rooms}/report/summary.ts`, "status === 'passed').length", "status !== 'failed').length"],
  ['workflows.summary', 'a report that nobody owes', '.github/workflows/test.yml', 'npm run -s summary -- --quick', 'npm run -s summary'],
  ['workflows.criteria', 'a check that is gone is not missed', `${rooms}/report/criteria-lost.ts`, '...gone.map(', '...gone.slice(1).map('],
  ['workflows.criteria', 'a test that did not run is good enough', `${rooms}/report/criteria-lost.ts`, "end === 'not run' && wasAsked", "end === 'failed'"],
  ['workflows.criteria', 'compared with nothing', '.github/workflows/test.yml', "npm run -s summary -- --base 'HEAD^1'", 'npm run -s summary'],
  ['workflows.criteria', 'without the commit before', '.github/workflows/test.yml', 'fetch-depth: 2', 'fetch-depth: 1'],
  ['workflows.whole', 'the harness is left out', '.ci/run', ' -- --harness', ''],
  ['workflows.whole', 'a room of the harness that nobody runs', 'e2e/playwright.config.ts', "'harness/**/*.e2e.ts'", "'harness/audit/**/*.e2e.ts'"],
  ['workflows.quick', 'the harness tested at every check', '.ci/test.ts', "withHarness ? [] : ['harness']", '[]'],
  ['workflows.quick', 'another system without it', '.github/workflows/test.yml', 'npm run check -- --harness', 'npm run check'],
  ['workflows.bytes', 'what is won is lost', `${rooms}/builds/bytes.ts`, "change < 0 ? 'won'", "change > 0 ? 'won'"],
  ['workflows.bytes', 'compared with itself', '.github/workflows/test.yml', "bytes -- --base 'HEAD^1'", 'bytes -- --base HEAD'],
  ['workflows.deploy', 'whatever became of the tests', '.github/workflows/deploy.yml', "github.event.workflow_run.conclusion == 'success' && ", ''],
  ['workflows.nightly', 'a part of the sabotages', '.github/workflows/nightly.yml', ', 7/8, 8/8]', ', 7/8]'],
  ['workflows.nightly', 'five pages alone', '.github/workflows/nightly.yml', 'npm run lighthouse -- --all', 'npm run lighthouse'],
  ['workflows.nightly', 'only while ours is without fault', '.github/workflows/nightly.yml', 'always()\n        run: npm run audit-made-up', 'success()\n        run: npm run audit-made-up'],
  ['workflows.nightly', 'servers that cannot be had', '.github/workflows/nightly.yml', 'caddy apache2', "caddy apache2 || echo 'without some of them'"],
  ['workflows.deploy', 'the pull request of a fork', '.github/workflows/deploy.yml', " && github.event.workflow_run.event == 'push'", ''],
])
