// `npm run audit`: the matrix, the probes, and every report from one result. Without an address or a site file: this site, as built.
import { audit, auditFlags } from '../e2e/harness/audit/run-audit.ts'
import { runCommand } from '../e2e/harness/command/flags.ts'
import { addressUsage } from '../e2e/harness/verify/reach.ts'

const usage = `npm run audit [-- --site file.ts] [--url https://www.example.org[/folder/] | --folder dist]
  --site file         what is known of the site: pages, states, language, decisions, answers; e2e/site.ts, if no address is given
  --url address       alone: links are followed to make a sample, and the report says what cannot be known
${addressUsage}
  --full              every page, not a sample
  --quick             the engines look at each page and state once, in one window
  --only /path,/path  these pages alone; no claims
  --part records      walks or transcripts alone, compared with those reviewed; no report
  --accept records    walks or transcripts as the last run found them are what was reviewed`

await runCommand(usage, auditFlags, audit)
