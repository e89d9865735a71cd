import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rooms = 'e2e/harness'

export const sabotages = ofTheSources([
  ['conformance.page', 'a report in pale grey', 'e2e/harness/report/report-style.ts', '--text:light-dark(#1b1b1b,#f1f1f1)', '--text:light-dark(#ccc,#444)', 'report'],
  ['conformance.current', 'a sentence edited under its revision', 'spec/footer.md', 'a line about authentic short rentals', 'some line about rentals'],
  ['conformance.revision', 'an edit goes unnoticed', `${rooms}/requirements/revisions.ts`, 'if (known.hash === hash) return []', 'if (known) return []'],
  ['conformance.accept', 'the revision stays the same', `${rooms}/requirements/revisions.ts`, '(known?.revision ?? 0) + 1', '(known?.revision ?? 1)'],
  ['conformance.joined', 'a skipped test counts as run', `${rooms}/conformance/join.ts`, "if (status === 'skipped')", "if (status === undefined)"],
  ['conformance.joined', 'some of its tests are enough', `${rooms}/conformance/join.ts`, 'return haveAllRun && tests', 'return tests'],
  ['conformance.joined', 'a test that the report lacks goes unnoticed', `${rooms}/conformance/join.ts`, 'outcome.file === file && outcome.title.startsWith(opening)', 'outcome.title !== opening'],
  ['conformance.reports', 'a second try counts as passed', `${rooms}/report/reports.ts`, "flaky: 'failed'", "flaky: 'passed'"],
  ['conformance.reports', 'what failed outside the tests is passed over', `${rooms}/report/reports.ts`, '[...outside, ...report.suites', '[...report.suites'],
  ['conformance.reports', 'a file whose tests never began is whole', `${rooms}/report/reports.ts`, "!tests.some((test) => test.status === 'failed')", 'tests.length === 0'],
  ['conformance.fresh', 'what is not run keeps its old report', '.ci/test.ts', 'of [first, last]) if', 'of [first]) if'],
  ['conformance.engines', 'the table left unread', `${rooms}/conformance/report.ts`, '...joined, ...engines,', '...joined,'],
  ['conformance.engines', 'the engines left out', `${rooms}/conformance/report-page.ts`, "engines ? engineSection(engines) : ''", "''"],
])
