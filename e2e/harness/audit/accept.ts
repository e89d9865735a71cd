import { cpSync, existsSync, readdirSync } from 'node:fs'
import { FOLDER } from './result.ts'

export const RECORDS = ['walks', 'transcripts']

/** What the last run found is what was reviewed; nothing, if none has run. A run of a part of the pages leaves the records of the others as they are. */
export function acceptRecords(records: string, spec: string): string[] | undefined {
  const found = `${FOLDER}/${records}`
  if (!existsSync(found)) return undefined
  cpSync(found, `${spec}/${records}`, { recursive: true, filter: (file) => !file.endsWith('.png') })
  const left = readdirSync(`${spec}/${records}`).filter((name) => !existsSync(`${found}/${name}`))
  return [
    ...left.map((name) => `${spec}/${records}/${name}: left as it was, the last run did not meet it; if its page is gone, delete it`),
    `${spec}/${records}: as the last run found it. Read the difference before you commit it.`,
  ]
}
