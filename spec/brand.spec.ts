import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeholders, site, siteProblems } from './support/build.ts'
import { filesBelow } from './support/files.ts'
import { brandNamed, otherName } from './support/other-brand.ts'
import { readTable } from './support/table.ts'
import { holdsText, isWord, writtenField, writtenName } from './support/written-brand.ts'

const real = {
  ...site,
  slug: 'casa-tra-calli',
  url: 'https://www.casa.it',
  email: 'info@casa.it',
  phone: '+39 041 123 4567',
  bookingUrl: 'https://prenota.casa.it/',
  privacyUrl: 'https://casa.it/privacy',
  formEndpoint: 'https://moduli.it/f/1',
  vatNumber: '01234567890',
}

test('brand.valid: the brand of this site, and a true one', () => {
  expect(siteProblems(site)).toEqual([])
  expect(siteProblems(real)).toEqual([])
})

test.each(readTable('brand'))('brand.refused: $field «$wrong»', ({ field, wrong, expected }) => {
  const [problem, ...others] = siteProblems({ ...real, [field!]: wrong })
  expect(problem).toContain(`src/config/site.ts: ${field}: expected `)
  expect(problem).toContain(expected)
  expect(problem).toContain(`found ${JSON.stringify(wrong)}`)
  expect(others).toEqual([])
})

test('brand.fields: one missing, one too many', () => {
  const { email: _, name: __, ...without } = real
  expect(siteProblems({ ...real, name: ' Casa' })).toEqual([expect.stringContaining('name: expected some text, found " Casa"')])
  expect(siteProblems(without)).toEqual([expect.stringContaining('name: expected some text, found undefined'), expect.stringContaining('email: expected an e-mail address, found undefined')])
  expect(siteProblems({ ...real, fax: '1' })).toEqual([expect.stringContaining('fax: not a field')])
})

test('brand.local: loopback without https, no other host', () => {
  expect(siteProblems({ ...real, formEndpoint: 'http://127.0.0.1:4174/' })).toEqual([])
  expect(siteProblems({ ...real, formEndpoint: 'http://moduli.it/' })).toHaveLength(1)
})

test('brand.placeholders: each reserved value, and no true one', () => {
  expect(placeholders(real)).toEqual([])
  const reserved = { ...real, email: 'info@casa.example', phone: '+39 041 000 0000', vatNumber: '00000000000' }
  expect(placeholders(reserved)).toEqual(['email', 'phone', 'vatNumber'])
})

const read = (file: string) => readFileSync(file, 'utf8')
const texts = (file: string) => /^src\/(content|tools)\/|^spec\/(walks|transcripts)\//.test(file)

test('brand.literal: the name and the slug stand in one file', () => {
  const files = filesBelow('src', 'spec', 'e2e').filter((file) => holdsText(file) && file !== 'src/config/site.ts')
  const [named, addressed] = [new RegExp(`\\b${writtenName}\\b`), new RegExp(`\\b${writtenField('slug')}-lab\\b|\\b${writtenField('slug')}\\.example`)]
  expect(files.filter((file) => addressed.test(read(file)) || (named.test(read(file)) && !(isWord && texts(file))))).toEqual([])
})

test('brand.other: made up, its slug follows', () => {
  const name = otherName()
  expect(name).toMatch(/^[A-Z][a-z]{5}$/)
  expect(filesBelow('src', 'spec').filter((file) => holdsText(file) && read(file).toLowerCase().includes(name.toLowerCase()))).toEqual([])
  expect(['Ca’ Nova', 'Altana Blu', 'È'].map((text) => brandNamed(text).slug)).toEqual(['ca-nova', 'altana-blu', 'e'])
})
