import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rooms = 'e2e/harness'

export const sabotages = ofTheSources([
  ['verification.explained', 'expected and found swapped', `${rooms}/report/explain.ts`, "expected: sides['-']", "expected: sides['+']"],
  ['verification.explained', 'a step blames nobody', `${rooms}/report/blame.ts`, 'idsOf(`${title}: `)', 'idsOf(title)'],
  ['verification.explained', 'a part notes nothing', 'spec/support/about.ts', 'blame(found() + 1)', 'blame(found())'],
  ['verification.address', 'a redirect is followed', `${rooms}/verify/address.ts`, 'status >= 300 && status < 400', 'status === 999'],
  ['verification.address', 'any type will do', `${rooms}/verify/address.ts`, "!type.startsWith('text/html')", "type === ''"],
  ['verification.address', 'another site will do', `${rooms}/verify/address.ts`, 'if (!html.includes(name) && led', 'if (name === "" && led'],
  ['verification.address', 'no page for what is missing', `${rooms}/verify/address.ts`, 'nowhere.response.status !== 404', 'nowhere.response.status === 999'],
  ['verification.folder', 'the folder stays in the addresses', 'e2e/harness/serve/relay.ts', 'unfolded(short, folder)', 'short'],
  ['verification.causes', 'each page a cause of its own', `${rooms}/verify/causes.ts`, "text.replaceAll(page, '{page}')", 'text'],
  ['verification.progress', 'the time left untold', `${rooms}/report/progress.ts`, 'done > 0 && done < total', 'done < 0'],
  ['verification.line', 'the place left out', `${rooms}/report/failure-line.ts`, '— ${where} —', '—'],
])
