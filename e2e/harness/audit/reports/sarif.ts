import { isViolation, type Merged } from '../merge.ts'
import type { AuditResult } from '../result.ts'

const levelOf = (row: Merged) => (isViolation(row) ? 'error' : 'note')

/** SARIF 2.1.0, for code hosts: one result per row, at the page where it was found. */
export function sarif({ cells, address, engines }: AuditResult): object {
  const rows = cells.flatMap(({ cell, violations, reviews }) => [...violations, ...reviews].map((row) => ({ cell, row })))
  const ruleIds = [...new Set(rows.map(({ row }) => row.rules[0]!))].toSorted()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'audit', version: Object.values(engines).join('+'), rules: ruleIds.map((id) => ({ id })) } },
        results: rows.map(({ cell, row }) => ({
          ruleId: row.rules[0],
          level: levelOf(row),
          message: { text: `${row.criterion}: ${row.messages.join(' ')} (${[cell.media, cell.viewport, cell.mode, cell.state].join(', ')})` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: new URL(cell.path, address).href }, region: { startLine: 1, snippet: { text: row.html } } },
              logicalLocations: [{ fullyQualifiedName: row.element }],
            },
          ],
        })),
      },
    ],
  }
}
