import { writeFileSync } from 'node:fs'
import { type AuditResult, FOLDER } from '../result.ts'
import { earl } from './earl.ts'
import { openAcrYaml } from './openacr.ts'
import { page } from './page.ts'
import { sarif } from './sarif.ts'

/** Writes the result and each report of it; says how many. Who looked at a part of the pages can claim nothing of the site. */
export function writeReports(result: AuditResult, isPart: boolean): number {
  writeFileSync(`${FOLDER}/result.json`, JSON.stringify(result, null, 1))
  const claims = isPart ? {} : { 'earl.jsonld': JSON.stringify(earl(result), null, 1), 'openacr.yaml': openAcrYaml(result) }
  const reports = { ...claims, 'audit.sarif': JSON.stringify(sarif(result), null, 1), 'index.html': page(result) }
  for (const [name, content] of Object.entries(reports)) writeFileSync(`${FOLDER}/${name}`, content)
  return Object.keys(reports).length
}
