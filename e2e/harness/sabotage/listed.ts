import { execFileSync } from 'node:child_process'
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter'
import { narrowPattern } from '../requirements/ids.ts'
import type { Sabotage } from './sabotage.ts'

const titlesIn = ({ title, specs, suites = [] }: JSONReportSuite, above = ''): string[] => [
  ...specs.map((spec) => `${above} ${title} ${spec.title}`),
  ...suites.flatMap((suite) => titlesIn(suite, `${above} ${title}`)),
]

/** Full titles of the browser tests of a configuration, groups included, as they would run. */
export function listedTitles(config: string): string[] {
  const told = execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'test', '--config', config, '--list', '--reporter=json'], { encoding: 'utf8', maxBuffer: 1 << 28 })
  return (JSON.parse(told) as JSONReport).suites.flatMap((suite) => titlesIn(suite))
}

/** Sabotages whose words narrow the tests that are run for their requirement down to none. */
export const unheard = (sabotages: Sabotage[], titlesOf: (requirement: string) => string[]): string[] =>
  sabotages
    .filter(({ requirement, only }) => only !== undefined && !titlesOf(requirement).some((title) => new RegExp(narrowPattern(requirement, only)).test(title)))
    .map(({ requirement, name, only }) => `${requirement}: ${name}: expected a browser test of ${requirement} with «${only}» in its title, found none`)
