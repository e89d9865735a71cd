import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from './font-files.ts'

const folder = 'src/static/fonts'

test('fonts: each file has a name, and carries the hash of its content in it', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.values(fontFiles).toSorted())
  for (const name of readdirSync(folder)) {
    const hash = createHash('sha256').update(readFileSync(`${folder}/${name}`)).digest('hex').slice(0, 6)
    expect(name).toMatch(new RegExp(`-${hash}\\.woff2$`))
  }
})
