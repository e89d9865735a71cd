import { expect, test } from 'vitest'
import { capital, counted } from './counted.ts'
import { inOrder } from './lists.ts'

const article = (slug: string, home?: number) => ({ slug, lists: home === undefined ? undefined : { home } })

test('lists: by their places, without those that have none', () => {
  expect(inOrder('home', [article('terzo', 30), article('nessuno'), article('primo', 5), { slug: 'altrove', lists: { lab: 1 } }])).toEqual(['primo', 'terzo'])
})

test('lists: one place, one article', () => {
  expect(() => inOrder('home', [article('uno', 10), article('due', 10)])).toThrow(
    'src/content/articles/due.mdx: lists.home: expected a place of its own, found 10, that of uno',
  )
})

test('counts: in words up to twenty', () => {
  expect([1, 8, 20, 21].map((count) => counted(count, 'guida', 'guide'))).toEqual(['una guida', 'otto guide', 'venti guide', '21 guide'])
  expect(capital('otto guide')).toBe('Otto guide')
})
