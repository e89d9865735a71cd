import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['sabotages.applied', 'the fault stays', 'e2e/harness/sabotage/sabotage.ts', 'writeFileSync(file, before)', 'void before'],
  ['sabotages.applied', 'a fault that changes nothing passes', 'e2e/harness/sabotage/sabotage.ts', 'if (changed.length === 0)', 'if (changed.length < 0)'],
  ['sabotages.applied', 'a script that the policy forbids', 'e2e/harness/sabotage/sabotage.ts', 'rehash(before, spoiled)', 'spoiled'],
  ['sabotages.applied', 'a compressed copy of what is lost', 'e2e/harness/sabotage/sabotage.ts', '[found, `${found}.br`, `${found}.gz`]', '[found]'],
  ['sabotages.applied', 'what is there is written over', 'e2e/harness/sabotage/sabotage.ts', 'if (existsSync(file)) throw', "if (file === '') throw"],
  ['sabotages.applied', 'a host that errs for everybody', 'e2e/harness/sabotage/sabotage.ts', 'Object.entries(asked).every', 'Object.entries({} as typeof asked).every'],
  ['sabotages.closed', 'the copies stay', 'e2e/harness/sabotage/run-sabotages.ts', 'for (const { close } of both) close()', 'void both'],
  ['sabotages.heard', 'tests of any requirement will do', 'e2e/harness/sabotage/listed.ts', 'narrowPattern(requirement, only)', 'only!'],
  ['sabotages.heard', 'tried on other tests', 'e2e/harness/sabotage/lanes.ts', ' || only !== undefined', ''],
  ['sabotages.found', 'left to the night', '.ci/test.ts', "args: ['--check']", 'args: []'],
  ['sabotages.found', 'told and passed over', 'e2e/harness/sabotage/run-sabotages.ts', 'return problems.length === 0 ? 0 : 1', 'return 0'],
  ['sabotages.heard', 'untold', 'e2e/harness/sabotage/run-sabotages.ts', ', ...unheard(named, runTitles())]', ']'],
  ['sabotages.shards', 'each part from the first', 'e2e/harness/command/shard.ts', 'end(number - 1)', 'end(0)'],
  ['sabotages.shards', 'each part is all', 'e2e/harness/sabotage/run-sabotages.ts', 'partOf(named, part)', 'named'],
  ['sabotages.complete', 'a sabotage of nothing', 'spec/conformance.sabotages.ts', "['conformance.accept',", "['conformance.nothing',"],
  ['sabotages.complete', 'a requirement without one', 'spec/traceability.sabotages.ts', "['traceability.installed',", "['traceability.links',"],
  ['sabotages.criteria', 'a criterion without one', 'spec/criteria.sabotages.ts', /\['criteria\.1\.4\.8',/g, "['criteria.1.4.4',"],
  ['sabotages.sources', 'a script patched as it was built', 'spec/look.sabotages.ts', 'contatti/index.html', 'assets/Welcome-*.js'],
  ['sabotages.sources', 'as it was built before', 'e2e/harness/sabotage/lanes.ts', 'sabotage.builds && (await', 'sabotage.bytes && (await'],
  ['sabotages.sources', 'built and not served', 'e2e/harness/sabotage/copies.ts', 'inner = staticServer(await build(sources), { hashed })', 'await build(sources)'],
])
