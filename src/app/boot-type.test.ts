// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { testPage } from './test-page.ts'

const { booted, fonts } = testPage()
const face = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  fonts.push({ load: () => promise })
  return { comes: resolve, fails: () => reject(new Error('no such file')) }
}
const isWanted = async () => {
  await new Promise(setImmediate)
  return document.documentElement.className === 'w'
}

test('boot: the type comes in once the last of its faces is there, or cannot be had', async () => {
  const [roman, italic] = [face(), face()]
  booted()
  roman.comes()
  expect(await isWanted()).toBe(false)
  italic.fails()
  expect(await isWanted()).toBe(true)
})
