import { readFileSync } from 'node:fs'
import { site } from '../../src/config/site.ts'
import { filesBelow } from './files.ts'

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo']

/** A name that no text of the project holds, nor this brand, nor the other way round. */
export function otherName(): string {
  const texts = filesBelow('src', 'spec', 'e2e').filter((file) => /\.(tsx?|mdx?|css|txt|svg)$/.test(file)).map((file) => readFileSync(file, 'utf8')).join('\n').toLowerCase()
  const names = syllables.flatMap((first) => syllables.flatMap((second) => syllables.map((third) => `${first}${second}${third}`)))
  const free = names.find((name) => !texts.includes(name) && !name.includes(site.slug) && !site.name.toLowerCase().includes(name))
  if (!free) throw new Error('expected one of 2,744 made-up names to be free, found none')
  return free[0]!.toUpperCase() + free.slice(1)
}

/** «Ca’ Nova» lives at `/ca-nova-lab`. */
export const brandNamed = (name: string): { name: string; slug: string } => ({
  name,
  slug: name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''),
})
