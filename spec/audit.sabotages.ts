import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rooms = 'e2e/harness'
const audit = `${rooms}/audit`

export const sabotages = ofTheSources([
  ['audit.page', 'what is left out goes unsaid', 'e2e/harness/audit/reports/page.ts', 'unasked.map(', 'unasked.slice(1).map(', 'names what'],
  ['audit.pairs', 'some pairs never run', `${audit}/pairs.ts`, '.filter(({ pairs }) => pairs.length > 0)', '.filter(({ pairs }) => pairs.length > 3)'],
  ['audit.reasons', 'a reason taken away', `${audit}/matrix.ts`, "return 'paper has no states'", 'return undefined'],
  ['audit.unasked', 'contrast asked of forced colours', `${audit}/matrix.ts`, "of: { media: 'forced colours' }", "of: { media: 'more contrast' }"],
  ['audit.merge', 'the last verdict instead of the worst', `${audit}/merge.ts`, "one === 'violation' ? one : other", 'other'],
  ['audit.contracts', 'contracts that never end', `${audit}/known-issues.ts`, 'expires <= today', "expires === 'never'"],
  ['audit.contracts', 'one covers every element', `${audit}/known-issues.ts`, ' && places[at]?.includes(element)', ''],
  ['audit.known', 'a known fault', 'spec/known-issues.json', /"issues": \[/, '"issues": [{ "rule": "axe:contrast" }'],
  ['audit.criteria', 'a criterion struck out', 'spec/criteria.md', /\| 1\.4\.10 \|.*\n/, ''],
  ['audit.levels', 'supported whatever a person is asked', `${audit}/criteria.ts`, 'asked.length > 0 || notRun', 'notRun'],
  ['audit.sample', 'two by lot', `${audit}/sample.ts`, 'Math.max(3, ', 'Math.max(2, '],
  ['audit.earl', 'outcomes as plain text', `${audit}/reports/earl.ts`, "'outcome': { '@id': verdict(path, outcome) }", "'outcome': verdict(path, outcome)"],
  ['audit.openacr', 'a level that no catalogue has', `${audit}/reports/openacr.ts`, 'level: outcome.level', "level: 'good'"],
  ['audit.openacr', 'no title', `${audit}/reports/openacr.ts`, /title: `[^`]*`,/, ''],
  ['audit.sarif', 'violations as notes', `${audit}/reports/sarif.ts`, "? 'error' : 'note'", "? 'note' : 'note'"],
  ['audit.junit', 'failures as they come', `${audit}/reports/junit.ts`, '>${escape(error)}</failure>', '>${error}</failure>'],
])
