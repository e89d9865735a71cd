import { expect, test } from 'vitest'
import { linksOf } from './follow-links.ts'
import { templatesOf } from './templates.ts'

test('audit.followed: links of the site alone, written in any way, and a page that leads on by itself', () => {
  const html = '<a href="/x/a">A</a><a href=\'b?c=1&amp;d\'>B</a><a class=y href=/x/e#f>E</a><a href="/y">Y</a><a href="https://else.example/x/g">G</a><a href="/x/h.pdf">H</a><a href="mailto:i@x.example">I</a><meta http-equiv="refresh" content="0; url=/x/j">'
  expect(linksOf(html, 'https://a.example/x/', '/x')).toEqual(['/x/a', '/x/b?c=1&d', '/x/e', '/x/h.pdf', '/x/j'])
})

test('audit.followed: a page of each template, as its elements tell', () => {
  const article = (words: string) => `<body><main><article><h1>${words}</h1><p>${words}</p><figure></figure></article></main>`
  expect(templatesOf({ '/a': article('one'), '/b': article('two'), '/form': '<body><main><form><label></label><input></form></main>', '/c': article('three') })).toEqual(['/a', '/form'])
})
