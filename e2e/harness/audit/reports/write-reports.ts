import { readFileSync, writeFileSync } from 'node:fs'
import { type AuditResult, FOLDER } from '../result.ts'
import { onJobPage } from '../../report/job-page.ts'
import { claimsSummary } from './claims-summary.ts'
import { addressAt, earl } from './earl.ts'
import { isTaken, misfits } from './misfits.ts'
import { openAcrYaml } from './openacr.ts'
import { page } from './page.ts'
import { sarif } from './sarif.ts'

const UNNAMED = 'The site was looked at under an address without a name: the report in EARL tells it, and the WCAG-EM Report Tool does not take such a one.'

/**
 * Writes the result and each report of it, adds a summary to the page of the job, where there is one, and returns the result as written: with a line for each report that does not fit its schema.
 * The runner has written its own, for build servers. Who looked at a part of the pages can claim nothing of the site.
 */
export function writeReports(found: AuditResult, isPart: boolean, folder = FOLDER): { result: AuditResult; reports: number } {
  const claims = isPart ? {} : { 'earl.jsonld': JSON.stringify(earl(found), null, 1), 'openacr.yaml': openAcrYaml(found) }
  const forMachines: Record<string, string> = { ...claims, 'audit.sarif': JSON.stringify(sarif(found), null, 1) }
  const isNamed = isTaken(addressAt('/', found.site))
  const unfit = Object.entries({ ...forMachines, 'junit.xml': readFileSync(`${folder}/junit.xml`, 'utf8') }).flatMap(([name, text]) => misfits(name, text, isNamed))
  const result = { ...found, limits: isNamed ? found.limits : [...found.limits, UNNAMED], broken: [...found.broken, ...unfit] }
  const reports = { ...forMachines, 'index.html': page(result) }
  for (const [name, content] of Object.entries({ ...reports, 'result.json': JSON.stringify(result, null, 1) })) writeFileSync(`${folder}/${name}`, content)
  onJobPage(claimsSummary(result))
  return { result, reports: Object.keys(reports).length }
}
