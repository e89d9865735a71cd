// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { startList } from './start-list.ts'

const links = ['/a', 'https://altri.example/', '/b', '/c', '/d'].map((address) => `<li><a href="${address}">A</a></li>`).join('')

test.each([
  ['where the browser does not tell', undefined, []],
  ['on 3G', '3g', []],
  ['on a good network', '4g', ['/a', '/b', '/c']],
])('ahead.first: %s, once the page is there', (_, effectiveType, marked) => {
  document.body.innerHTML = `<main><nav><ol><li><a href="/">Home</a></li></ol></nav><p><a href="/altro">B</a></p><ul>${links}</ul></main>`
  Object.assign(navigator, { connection: { effectiveType } })
  const found = () => [...document.querySelectorAll('[data-next]')].map((link) => link.getAttribute('href'))
  startList()
  expect(found()).toEqual([])
  window.dispatchEvent(new Event('load'))
  expect(found()).toEqual(marked)
})

test('ahead.first: a link on which the pointer stayed before keeps its mark', () => {
  document.body.innerHTML = `<main><ul>${links}</ul></main>`
  document.querySelector('[href="/b"]')!.setAttribute('data-next', 'stays')
  Object.assign(navigator, { connection: { effectiveType: '4g' } })
  startList()
  window.dispatchEvent(new Event('load'))
  expect([...document.querySelectorAll<HTMLElement>('[data-next]')].map(({ dataset }) => dataset.next)).toEqual(['', 'stays', ''])
})
