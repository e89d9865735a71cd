import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { readXml } from '../../crawl/markup.ts'
import earl from '../schemas/earl.json' with { type: 'json' }
import junit from '../schemas/junit.json' with { type: 'json' }
import openacr from '../schemas/openacr-0.1.0.json' with { type: 'json' }
import sarif from '../schemas/sarif-2.1.0.json' with { type: 'json' }

interface Rule {
  /** Names of attributes. */
  required: string[]
  optional: string[]
  children: string[]
}
const rules: Record<string, Rule> = junit.elements

/** A line for each element that build servers would not take. */
function oddIn(element: Element): string[] {
  const rule = rules[element.localName]
  if (!rule) return [`${element.localName}: expected one of ${Object.keys(rules).join(', ')}`]
  const own = element.getAttributeNames()
  return [
    ...rule.required.filter((name) => !own.includes(name)).map((name) => `${element.localName}: expected ${name}`),
    ...own.filter((name) => ![...rule.required, ...rule.optional].includes(name)).map((name) => `${element.localName}: found ${name}`),
    ...[...element.children].flatMap((child) => (rule.children.includes(child.localName) ? oddIn(child) : [`${element.localName}: found ${child.localName}`])),
  ]
}

/** A draft of JSON Schema that is named at its head would be looked for. */
const ofReport = (schema: object) => {
  const unnamed = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$schema' && name !== 'id'))
  const isValid = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(unnamed)
  return (report: unknown): string[] => (isValid(report) ? [] : (isValid.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath || '/'}: ${message}`))
}

const { definitions } = earl
const nameless = { ...earl, definitions: { ...definitions, address: { type: 'string' } } }

/** Whether the tool that opens a report in EARL takes an address: one of a host without a name, as of this machine, it does not. */
export const isTaken = (address: string): boolean => ofReport(definitions.address)(address).length === 0

/** For each report with a schema, what reads it and says what does not fit. Compiled where it is needed: that of SARIF is long. */
const checks: Record<string, (text: string, isNamed: boolean) => string[]> = {
  'earl.jsonld': (text, isNamed) => ofReport(isNamed ? earl : nameless)(JSON.parse(text)),
  'openacr.yaml': (text) => ofReport(openacr)(parse(text)),
  'audit.sarif': (text) => ofReport(sarif)(JSON.parse(text)),
  'junit.xml': (text) => oddIn(readXml(text).documentElement),
}

const MOST_LINES = 5

/** Where the text of a report does not fit its schema, some lines at most, each with the name of the report; of a site whose addresses have no name, but for these. */
export const misfits = (report: string, text: string, isNamed = true): string[] => (checks[report]?.(text, isNamed) ?? [`no schema, expected one of ${Object.keys(checks).join(', ')}`]).slice(0, MOST_LINES).map((line) => `${report} does not fit its schema: ${line}`)
