import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['browsers.known', 'a check of nothing', 'e2e/browsers/form.check.ts', "check('form-in-browser.wire,", "check('form-in-browser.wired,"],
  ['browsers.engines', 'a missing engine is no fault', 'e2e/harness/browsers/table.ts', '!missing && outcomes.length > 0', 'missing || outcomes.length > 0'],
  ['browsers.engines', 'no check is a tick', 'e2e/harness/browsers/table.ts', 'if (outcomes.length === 0)', "if (engine === '')"],
  ['browsers.engines', 'a broken runner ends them all', 'e2e/harness/browsers/every-engine.ts', 'if (!(error instanceof Unusable)) throw error', 'if (error) throw error'],
  ['browsers.engines', 'what did not start is left running', 'e2e/harness/browsers/drivers/webkit.ts', '    leave()\n', ''],
  ['browsers.address', 'a folder given in vain', 'e2e/harness/verify/open-site.ts', 'url !== undefined && folder !== undefined', 'folder === ""'],
  ['browsers.table', 'one passed check is enough', 'e2e/harness/requirements/outcomes.ts', "own.every(({ status }) => status === 'passed')", "own.some(({ status }) => status === 'passed')"],
  ['browsers.commit', 'as if all were committed', 'e2e/harness/command/commit.ts', "git('-C', folder, 'status', '--porcelain') ?", "git('-C', folder, 'diff', '--stat') ?"],
  ['browsers.commit', 'a table of no commit', 'e2e/harness/browsers/every-engine.ts', 'tableOf(runs, commitOfSources())', 'tableOf(runs)'],
  ['browsers.stage', 'the policy still names the service', 'e2e/harness/browsers/stage.ts', '.replaceAll(new URL(action).origin, collector)', ''],
  ['browsers.network', 'nothing is cut off', 'e2e/harness/browsers/stage.ts', 'return void request.socket.destroy()', 'asked.push(path)'],
  ['browsers.left', 'a question stays without an answer', 'e2e/harness/chromium/protocol.ts', 'if (asked.sessionId !== sessionId) continue', 'continue'],
  ['browsers.left', 'the page that was left counts as shown', 'e2e/harness/chromium/tab.ts', 'targetInfo.subtype === undefined', "targetInfo.subtype !== 'prerender'"],
  ['browsers.fonts', 'fonts that are there are whole', 'e2e/harness/chromium/fonts.ts', 'if (textOf(folder) === text)', 'if (textOf(folder))'],
  ['browsers.fonts', 'fonts are put away while they are read', 'e2e/harness/chromium/fonts.ts', 'return textOf(folder) === textOf(half)', 'return false'],
  ['browsers.fonts', 'the machine as it is', 'e2e/harness/chromium/chromium.ts', '...Object.fromEntries(kept), HOME: home,', "...process.env as Record<string, string>, HOME: home,"],
  ['browsers.fonts', 'Lighthouse in the surroundings of the machine', 'e2e/lighthouse.ts', '...wholeBrowser.env', '...process.env'],
  ['browsers.tagged', 'a tag lost', 'e2e/look-paper.e2e.ts', ", { tag: '@chromium' }", ''],
])
