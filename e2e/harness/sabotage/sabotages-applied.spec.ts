import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'
import { half, lost } from './faults.ts'
import { apply, isMet, type Sabotage } from './sabotage.ts'

test('sabotages.applied: changes, and takes back', () => {
  const folder = temporaryFolder('sabotage-', { 'a.html': '<p>1000</p>' })
  const file = join(folder, 'a.html')
  const sabotage: Sabotage = { requirement: 'a.one', name: 'later', where: 'dist', file: '*.html', find: '1000', put: '1400' }
  const { revert } = apply(sabotage, folder, String)
  expect(readFileSync(file, 'utf8')).toBe('<p>1400</p>')
  revert()
  expect(readFileSync(file, 'utf8')).toBe('<p>1000</p>')
  expect(() => apply({ ...sabotage, find: '999' }, folder, String)).toThrow(/^a\.one: later: nothing to change in \*\.html$/)
})

test('sabotages.applied: the policy knows the changed script', () => {
  const hash = (script: string) => createHash('sha256').update(script).digest('base64')
  const page = (script: string) => `<meta content="script-src 'sha256-${hash(script)}'"><script>${script}</script>`
  const folder = temporaryFolder('sabotage-', { 'a.html': page('let a') })
  const read = () => readFileSync(join(folder, 'a.html'), 'utf8')
  const { revert } = apply({ requirement: 'a.one', name: 'later', where: 'dist', file: 'a.html', find: 'let a', put: 'let b' }, folder, String)
  expect(read()).toBe(page('let b'))
  revert()
  expect(read()).toBe(page('let a'))
})

test('sabotages.applied: files that are no text, and their compressed copies', () => {
  const written = { 'a.png': 'whole', 'a.png.br': 'br', 'a.png.gz': 'gz', 'b.txt': 'whole' }
  const folder = temporaryFolder('sabotage-', written)
  const left = () => Object.fromEntries(readdirSync(folder).toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const applied = (file: string, bytes: NonNullable<Sabotage['bytes']>) => apply({ requirement: 'a.one', name: 'later', where: 'dist', file, find: '', put: '', bytes }, folder, String)
  const { revert: restore } = applied('*.png', lost)
  expect(left()).toEqual({ 'b.txt': 'whole' })
  restore()
  expect(left()).toEqual(written)
  const { revert } = applied('a.png', half)
  expect(left()).toEqual({ ...written, 'a.png': 'wh' })
  revert()
  expect(left()).toEqual(written)
  expect(() => applied('*.gif', lost)).toThrow(/^a\.one: later: nothing to change in \*\.gif$/)
})

test('sabotages.applied: a file that was not there', () => {
  const folder = temporaryFolder('sabotage-')
  const sabotage: Sabotage = { requirement: 'a.one', name: 'new', where: 'src', file: 'b/c.ts', find: '', put: 'let a' }
  const { revert } = apply(sabotage, folder, String)
  expect(readFileSync(join(folder, 'b/c.ts'), 'utf8')).toBe('let a')
  expect(() => apply({ ...sabotage, put: 'let b' }, folder, String)).toThrow(/^a\.one: new: b\/c\.ts exists already$/)
  revert()
  expect(existsSync(join(folder, 'b/c.ts'))).toBe(false)
})

test('sabotages.applied: a host that answers wrong to who asks so, and to nobody else', () => {
  const fault = { path: /^\/news/, asked: { 'user-agent': /bot/ } }
  const met = (url: string, agent?: string) => isMet(fault, { url, headers: agent === undefined ? {} : { 'user-agent': agent } })
  expect([met('/news', 'a bot'), met('/', 'a bot'), met('/news', 'a phone'), met('/news')]).toEqual([true, false, false, false])
})
