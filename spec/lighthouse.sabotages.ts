import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSources([
  ['lighthouse.pages', 'a page not audited', 'lighthouserc.json', /,\s*"http:[^"]*\/contatti"/, ''],
  ['lighthouse.scores', '1 → 0.9', 'lighthouserc.json', '"minScore": 1,', '"minScore": 0.9,'],
  ['lighthouse.scores', 'a single run', 'lighthouserc.json', '"numberOfRuns": 3', '"numberOfRuns": 1'],
  ['lighthouse.budgets', 'twice the bytes', 'lighthouserc.json', '"maxNumericValue": 15000', '"maxNumericValue": 30000'],
  ['lighthouse.budgets', 'all pages are those of the file', 'e2e/support/lighthouse-settings.ts', 'if (isOfAll)', 'if (!isOfAll)'],
  ['lighthouse.budgets', 'a budget that only warns', 'lighthouserc.json', '"resource-summary:font:size": ["error"', '"resource-summary:font:size": ["warn"'],
])
