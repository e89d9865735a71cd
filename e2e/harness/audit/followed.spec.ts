import { expect, test } from 'vitest'
import { linksOf } from './follow-links.ts'
import { sample } from './sample.ts'
import { templatesOf } from './templates.ts'

test('audit.followed: links of the site alone, written in any way, and a page that leads on by itself', () => {
  const html = '<a href="/x/a">A</a><a href=\'b?c=1&amp;d\'>B</a><a class=y href=/x/e#f>E</a><a href="/y">Y</a><a href="https://else.example/x/g">G</a><a href="/x/h.pdf">H</a><a href="mailto:i@x.example">I</a><meta http-equiv="refresh" content="0; url=/x/j">'
  expect(linksOf(html, 'https://a.example/x/', '/x')).toEqual(['/x/a', '/x/b?c=1&d', '/x/e', '/x/h.pdf', '/x/j'])
})

test('audit.followed: links start from where the page says, and a folder ends with its name', () => {
  expect(linksOf('<head><base target="_top" href="/x/deep/"></head><a href="a">A</a>', 'https://a.example/x/', '/x')).toEqual(['/x/deep/a'])
  expect(linksOf('<a href="/x-old/a">A</a><a href="/x">X</a><a href="/x?b">B</a>', 'https://a.example/x/', '/x')).toEqual(['/x', '/x?b'])
  expect(linksOf('<a href="/a">A</a>', 'https://a.example/', '')).toEqual(['/a'])
})

test('audit.sample: three by lot, or as many as there are', () => {
  const drawn = (others: number) => sample({ all: ['/', ...Array.from({ length: others }, (_, at) => `/${at}`)], kinds: ['/'] }).random.length
  expect([0, 1, 2, 3, 4, 9].map(drawn)).toEqual([0, 1, 2, 3, 3, 3])
})

test('audit.followed: a page of each template, as its elements tell', () => {
  const article = (words: string) => `<body><main><article><h1>${words}</h1><p>${words}</p><figure></figure></article></main>`
  expect(templatesOf({ '/a': article('one'), '/b': article('two'), '/form': '<body><main><form><label></label><input></form></main>', '/c': article('three') })).toEqual(['/a', '/form'])
})
