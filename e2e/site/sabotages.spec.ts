import { expect, test } from 'vitest'
import { readCriteria } from '../harness/audit/criteria.ts'
import { readRequirements } from '../harness/requirements/requirements.ts'
import { readTests } from '../harness/requirements/written-tests.ts'
import { site } from '../site.ts'
import { sabotages } from './sabotages.ts'

const { folder, criteria } = site.specification

test('sabotages.complete: every requirement has one', () => {
  expect(readRequirements(folder).filter(({ id }) => !sabotages.some(({ requirement }) => requirement === id)).map(({ id }) => id)).toEqual([])
})

test('sabotages.complete: each stands beside the chapter of its requirement', () => {
  const chapters = new Map([...readRequirements(folder).map(({ id, chapter }) => [id, chapter] as const), ...readCriteria(criteria).map(({ num }) => [`criteria.${num}`, 'criteria'] as const)])
  expect(sabotages.filter(({ requirement, chapter }) => `spec/${chapters.get(requirement)}.md` !== chapter)).toEqual([])
})

test('sabotages.criteria: each criterion that is checked has one of its own', () => {
  const probed = [...new Set(readTests(['e2e/audit'], /\.probe\.ts$/).flatMap(({ ids }) => ids.filter((id) => id.startsWith('criteria.'))))]
  expect(probed.length).toBeGreaterThan(50)
  expect(probed.filter((id) => !sabotages.some(({ requirement }) => requirement === id)).toSorted()).toEqual([])
})

test('sabotages.sources: no sabotage reads what the bundler wrote', () => {
  const written = ({ where, file, bytes }: { where: string; file: string; bytes?: unknown }) => where === 'dist' && !bytes && file.startsWith('assets/')
  expect(sabotages.filter(written).map(({ requirement, name }) => `${requirement}: ${name}`)).toEqual([])
})
