import type { Criterion } from '../criteria.ts'
import { claimsOf } from '../levels.ts'
import { hashOfText } from '../parts.ts'
import type { Cell } from '../matrix.ts'
import { BEST_PRACTICE, isViolation, type Merged } from '../merge.ts'
import { gistOf } from '../proofs.ts'
import type { AuditResult } from '../result.ts'
import { addressAt, slugOf } from './earl.ts'

/** The file that answers at a path, relative to the root of the site, where none does that of static hosts: code hosts take no address of the web, and a bare colon would make it one. */
function fileOf(address: string, missing: ReadonlySet<string>): string {
  if (missing.has(address)) return '404.html'
  const path = address.split('?')[0]!.replaceAll(':', '%3A')
  return (/\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`).slice(1)
}

const helpOf: Record<string, (rule: string) => string> = {
  axe: (rule) => `https://dequeuniversity.com/rules/axe/4.14/${rule}`,
  ibm: (rule) => `https://able.ibm.com/rules/archives/latest/doc/en-US/${rule}.html`,
  alfa: (rule) => `https://alfa.siteimprove.com/rules/${rule}`,
}

function ruleOf(id: string, rows: Told['row'][], all: Criterion[]) {
  const [engine = '', name = ''] = id.split(':')
  const numbers = [...new Set(rows.map(({ criterion }) => criterion))].filter((criterion) => criterion !== BEST_PRACTICE)
  const criteria = all.filter(({ num }) => numbers.includes(num))
  const links = criteria.map((criterion) => ({ criterion, address: `https://www.w3.org/WAI/WCAG22/Understanding/${slugOf(criterion.name)}.html` }))
  const said = [...new Set(rows.flatMap(({ messages }) => messages))].slice(0, 3).join(' ') || name
  return {
    id,
    name,
    shortDescription: { text: criteria.length > 0 ? `${name}: WCAG ${criteria.map(({ num, name: title }) => `${num} ${title}`).join(', ')}` : `${name}: best practice` },
    helpUri: helpOf[engine]?.(name) ?? links[0]?.address ?? 'https://www.w3.org/WAI/WCAG22/Understanding/',
    help: {
      text: [said, ...links.map(({ criterion, address }) => `WCAG ${criterion.num} ${criterion.name}: ${address}`)].join('\n'),
      markdown: [said, ...links.map(({ criterion, address }) => `[WCAG ${criterion.num} ${criterion.name}](${address})`)].join('\n\n'),
    },
    properties: { tags: ['accessibility', ...numbers.map((num) => `wcag-${num}`)] },
  }
}

interface Told {
  cell: Pick<Cell, 'path'> & Partial<Cell>
  row: Pick<Merged, 'criterion' | 'element' | 'html' | 'rules' | 'messages'>
  isWrong: boolean
}

/** What a check of the site's own found wrong on a page: it looks at no cell of the matrix. */
const ofOwnChecks = (result: AuditResult): Told[] =>
  claimsOf(result).flatMap(({ criterion: { num, coveredBy }, verdicts }) =>
    verdicts.flatMap(({ path, proofs }) =>
      proofs.flatMap(({ test, fault }) =>
        fault === undefined ? [] : [{ cell: { path }, isWrong: true, row: { criterion: num, element: '/html[1]', html: '', rules: [`check:${test.ids.find((id) => coveredBy.includes(id)) ?? num}`], messages: [gistOf(fault)] } }],
      ),
    ),
  )

/** SARIF 2.1.0, for code hosts: one result per row, and per fault that a check of the site's own found, at the page where it was found. */
export function sarif(result: AuditResult) {
  const { cells, site, engines, criteria, browser, sources, limits } = result
  const ofCells = cells.flatMap(({ cell, violations, reviews }): Told[] => [...violations, ...reviews].map((row) => ({ cell, row, isWrong: isViolation(row) })))
  const missing = new Set(cells.flatMap(({ cell }) => (cell.state === '404' ? [cell.path] : [])))
  const rows = [...ofCells, ...ofOwnChecks(result)]
  const ruleIds = [...new Set(rows.map(({ row }) => row.rules[0]!))].toSorted()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { extensions: [...Object.entries(engines).map(([name, version]) => ({ name, version })), { name: browser }], driver: { name: 'audit', version: sources, informationUri: 'https://www.w3.org/WAI/standards-guidelines/wcag/', rules: ruleIds.map((id) => ruleOf(id, rows.filter(({ row }) => row.rules[0] === id).map(({ row }) => row), criteria)) } },
        invocations: [{ executionSuccessful: true, toolExecutionNotifications: limits.map((text) => ({ level: 'note', message: { text } })) }],
        results: rows.map(({ cell, row, isWrong }) => ({
          ruleId: row.rules[0],
          ruleIndex: ruleIds.indexOf(row.rules[0]!),
          level: isWrong ? 'error' : 'note',
          message: { text: `${row.criterion}: ${row.messages.join(' ')}${cell.state ? ` (${[cell.media, cell.viewport, cell.mode, cell.state].join(', ')})` : ''}` },
          locations: [
            {
              physicalLocation: { artifactLocation: { uri: fileOf(cell.path, missing) }, region: { startLine: 1, snippet: { text: row.html } } },
              logicalLocations: [{ fullyQualifiedName: row.element }],
            },
          ],
          partialFingerprints: { 'element/v1': hashOfText(`${row.criterion} ${row.rules.join()} ${cell.path} ${row.element}`) },
          properties: { address: addressAt(cell.path, site) },
        })),
      },
    ],
  }
}
