import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rooms = 'e2e/harness'

export const sabotages = ofTheSources([
  ['verification.explained', 'expected and found swapped', `${rooms}/report/explain.ts`, "expected: sides['-']", "expected: sides['+']"],
  ['verification.explained', 'a step blames nobody', `${rooms}/report/blame.ts`, 'idsOf(`${title}: `)', 'idsOf(title)'],
  ['verification.explained', 'a part notes nothing', 'spec/support/about.ts', 'blame(found() + 1)', 'blame(found())'],
  ['verification.address', 'a redirect is followed', `${rooms}/verify/address.ts`, 'status >= 300 && status < 400', 'status === 999'],
  ['verification.address', 'any type will do', `${rooms}/verify/address.ts`, '!page.test(type)', "type === ''"],
  ['verification.address', 'the relay asked instead of the address', `${rooms}/verify/open-site.ts`, 'await metAt(url, admission)', 'url'],
  ['verification.address', 'another site will do', `${rooms}/verify/address.ts`, 'if (!html.includes(name) && led', 'if (name === "" && led'],
  ['verification.address', 'no page for what is missing', `${rooms}/verify/address.ts`, 'nowhere.response.status !== 404', 'nowhere.response.status === 999'],
  ['verification.address', 'a folder of our own may not be slow', `${rooms}/verify/open-site.ts`, 'slowMs: Infinity', ''],
  ['verification.folder', 'the folder stays in the addresses', 'e2e/harness/serve/relay.ts', 'unfolded(short, folder)', 'short'],
  ['verification.folder', 'the folder is read as a pattern', 'e2e/harness/serve/relay.ts', '^${escapeRegExp(folder)}', '^${folder}'],
  ['verification.folder', 'every page is taken for UTF-8', 'e2e/harness/serve/relay.ts', "unpack(body).toString('latin1')", "unpack(body).toString('utf8')"],
  ['verification.again', 'no answer is remembered', `${rooms}/crawl/answer.ts`, 'answers.delete(url)', ''],
  ['verification.again', 'every answer is forgotten', `${rooms}/crawl/answer.ts`, 'answers.set(url, known)', ''],
  ['verification.apart', 'the page of the test before stays', 'e2e/support/reading.ts', 'await page.goto(between)', ''],
  ['verification.kept', 'connections are kept', `${rooms}/crawl/read.ts`, ", connection: 'close'", ''],
  ['verification.causes', 'each page a cause of its own', `${rooms}/verify/causes.ts`, "text.replaceAll(page, '{page}')", 'text'],
  ['verification.whole', 'some are enough', `${rooms}/verify/browser-run.ts`, 'outcomes.length < total || ', ''],
  ['verification.whole', 'a runner that was killed', `${rooms}/verify/browser-run.ts`, 'code === null', 'code === 99'],
  ['verification.whole', 'what could not be read is passed over', `${rooms}/verify/browser-run.ts`, 'errors.length > 0 || ', ''],
  ['verification.whole', 'the time that is over is not told', `${rooms}/verify/verify-address.ts`, 'if (late.aborted) throw', 'if (minutes < 0) throw'],
  ['verification.whole', 'what is cut off has failed', `${rooms}/report/outcome-reporter.ts`, "status === 'interrupted'", "status === 'skipped'"],
  ['verification.whole', 'tests begin when the time is over', `${rooms}/verify/verify-address.ts`, 'if (!late.aborted) for', 'if (minutes > 0) for'],
  ['verification.brand', 'any brand will do', 'src/config/site-schema.ts', "problems('src/config/site.ts', schema, site)", '[]'],
  ['verification.progress', 'the time left untold', `${rooms}/report/progress.ts`, 'done > 0 && done < total', 'done < 0'],
  ['verification.line', 'the place left out', `${rooms}/report/failure-line.ts`, '— ${where} —', '—'],
])
