import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['traceability.tested', 'a requirement that nobody tests', 'spec/footer.md', '- `footer.intro`', '- `footer.untested` — nobody tests it.\n- `footer.intro`'],
  ['traceability.written', 'a requirement taken out of its chapter', 'spec/footer.md', /- `footer\.legal` .*\n/, ''],
  ['traceability.written', 'a requirement that stands twice', 'spec/footer.md', /(- `footer\.legal` .*\n)/, '$1$1'],
  ['traceability.written', 'a probe that no chapter names', 'spec/audit.md', '`walks.scrolled`', 'another'],
  ['traceability.parts', 'a test that blames all it names', 'e2e/browsers/tools.check.ts', 'One for all: ', ''],
  ['traceability.parts', 'a helper that parts nothing', 'e2e/support/keyboard.ts', /\babout\(/g, 'part('],
  ['traceability.parts', 'a test that names one of two', 'e2e/browsers/form.check.ts', /about\('form-in-browser\.refused'/g, "about('form-in-browser.said'"],
  ['traceability.written', 'a part about nothing that is written', 'e2e/support/keyboard.ts', "about('keyboard.order'", "about('keyboard.ordre'"],
  ['traceability.source', 'a sentence that leads nowhere', 'spec/source.md', '`footer.legal`', '`footer.illegal`'],
  ['traceability.links', 'a link to no file', 'spec/footer.md', 'decisions/footer.md', 'decisions/piede.md'],
  ['traceability.commands', 'a command that nobody is told of', 'README.md', '`npm run gallery`, ', ''],
  ['traceability.commands', 'a command that is none', 'README.md', '`npm run gallery`', '`npm run pictures`, `npm run gallery`'],
  ['traceability.installed', 'a start that needs another command first', 'package.json', /    "prestart": .*\n/, ''],
  ['traceability.installed', 'a check that needs another command first', 'package.json', /    "precheck": .*\n/, ''],
  ['traceability.installed', 'an audit that needs another command first', 'package.json', /    "preaudit": .*\n/, ''],
  ['traceability.brought', 'packages that are there', '.ci/setup.mjs', /if \(existsSync\(STAMP\).*\n/, ''],
  ['traceability.brought', 'apt without root', '.ci/setup.mjs', 'process.getuid?.() === 0 && ', ''],
  ['traceability.unbrought', 'any line is the reason', '.ci/setup.mjs', '/^(E:|Error:)/.test(line)', "line !== ''"],
  ['traceability.unbrought', 'well without a browser', '.ci/setup.mjs', "its executable.')\n  process.exit(1)", "its executable.')\n  process.exit(0)"],
  ['traceability.decisions', 'a decision without consequences', 'spec/decisions/footer.md', '**Consequences.**', '**And so.**'],
])
