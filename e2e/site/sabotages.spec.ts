import { expect, test } from 'vitest'
import { readRequirements } from '../harness/requirements/requirements.ts'
import { site } from '../site.ts'
import { sabotages } from './sabotages.ts'

test('sabotages.complete: 150 at least, each beside the chapter of its requirement', () => {
  const chapters = new Map(readRequirements(site.specification.folder).map(({ id, chapter }) => [id, chapter]))
  expect(sabotages.length).toBeGreaterThanOrEqual(150)
  expect(sabotages.filter(({ requirement, chapter }) => `spec/${chapters.get(requirement)}.md` !== chapter)).toEqual([])
})

test('sabotages.sources: no sabotage reads what the bundler wrote', () => {
  const written = ({ where, file, bytes }: { where: string; file: string; bytes?: unknown }) => where === 'dist' && !bytes && file.startsWith('assets/')
  expect(sabotages.filter(written).map(({ requirement, name }) => `${requirement}: ${name}`)).toEqual([])
})
