import { ofTheSources } from './sabotage.ts'

const folder = 'e2e/conformance'
const audit = 'e2e/audit'
const server = 'e2e/servers/static-server.ts'

/** Faults in the harness itself. */
export const harness = ofTheSources([
  ['conformance.current', 'a sentence edited under its revision', 'spec/footer.md', 'a line about authentic short rentals', 'some line about rentals'],
  ['conformance.revision', 'an edit goes unnoticed', `${folder}/revisions.ts`, 'if (known.hash === hash) return []', 'if (known) return []'],
  ['conformance.accept', 'the revision stays the same', `${folder}/revisions.ts`, '(known?.revision ?? 0) + 1', '(known?.revision ?? 1)'],
  ['conformance.joined', 'a skipped test counts as run', `${folder}/join.ts`, "if (status === 'skipped')", "if (status === undefined)"],
  ['conformance.joined', 'a test that the report lacks goes unnoticed', `${folder}/join.ts`, 'outcome.file === file && outcome.title.startsWith(opening)', 'outcome.title !== opening'],
  ['conformance.reports', 'a second try counts as passed', `${folder}/reports.ts`, "flaky: 'failed'", "flaky: 'passed'"],
  ['verification.explained', 'expected and found swapped', `${folder}/explain.ts`, "marked(text, '-')", "marked(text, '+')"],
  ['verification.address', 'a redirect is followed', `${folder}/address.ts`, 'status >= 300 && status < 400', 'status === 999'],
  ['verification.address', 'any type will do', `${folder}/address.ts`, "!type.startsWith('text/html')", "type === ''"],
  ['sabotages.applied', 'the fault stays', 'e2e/sabotage/sabotage.ts', 'writeFileSync(file, before)', 'void before'],
  ['sabotages.applied', 'a fault that changes nothing passes', 'e2e/sabotage/sabotage.ts', 'if (changed.length === 0)', 'if (changed.length < 0)'],
  ['verification.line', 'the place left out', `${folder}/failure-line.ts`, '— ${where} —', '—'],
  ['sabotages.complete', 'a sabotage of nothing', 'e2e/sabotage/harness.ts', "['conformance.accept',", "['conformance.nothing',"],
  ['servers.static', 'missing pages answered with the home page', server, "'404.html.br' : '404.html'", "'404.html.br' : 'index.html'"],
  ['servers.encoding', 'what was compressed once for ever', server, 'packed >= plain', 'packed > 0'],
  ['servers.malformed', 'an address that ends the process', server, 'existsSync(file) ? statSync(file) : undefined', 'statSync(file, { throwIfNoEntry: false })'],
  ['servers.caching', 'pages kept for a year', server, 'hashed.test(path) ?', "path !== '' ?"],
  ['servers.compressed', 'another text', 'src/app/build/write-compressed.ts', 'await zip(text,', 'await zip(text.subarray(1),'],
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
  ['lighthouse.pages', 'a page not audited', 'lighthouserc.json', /,\s*"http:[^"]*\/contatti"/, ''],
  ['lighthouse.scores', '1 → 0.9', 'lighthouserc.json', '"minScore": 1,', '"minScore": 0.9,'],
  ['lighthouse.scores', 'a single run', 'lighthouserc.json', '"numberOfRuns": 3', '"numberOfRuns": 1'],
  ['lighthouse.budgets', 'twice the bytes', 'lighthouserc.json', '"maxNumericValue": 14600', '"maxNumericValue": 29200'],
  ['lighthouse.budgets', 'a budget that only warns', 'lighthouserc.json', '"resource-summary:font:size": ["error"', '"resource-summary:font:size": ["warn"'],
])
