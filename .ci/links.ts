// `npm run links [-- --online]`: the addresses of all sources; their form, or whether they answer.
import { on, runCommand } from '../e2e/harness/command/flags.ts'
import { askAll } from '../e2e/harness/links/ask.ts'
import { catalogue } from '../src/content/sources/catalogue.ts'
import { sourceProblems } from '../src/content/sources/source.ts'

await runCommand('npm run links [-- --online]', { online: on }, async ({ online }) => {
  const entries = Object.entries(catalogue)
  const problems = entries.flatMap(([id, source]) => sourceProblems(id, source))
  for (const problem of problems) console.log(problem)
  const addressed = entries.flatMap(([id, { address }]) => (address && URL.canParse(address) ? [{ id, address }] : []))
  console.log(`${entries.length} sources, ${addressed.length} with an address, ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`)
  const answers = online ? await askAll(addressed, fetch) : []
  const of = (verdict: string) => answers.filter((answer) => answer.verdict === verdict)
  for (const { id, address, verdict, detail } of [...of('gone'), ...of('unknown')]) console.log(`${verdict === 'gone' ? '✗' : '?'} ${id}: ${detail} (${address})`)
  if (online) console.log(`${of('answers').length} answer, ${of('gone').length} do not, ${of('unknown').length} could not be checked`)
  return problems.length + of('gone').length === 0 ? 0 : 1
})
