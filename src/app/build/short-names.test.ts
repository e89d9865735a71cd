import { expect, test } from 'vitest'
import { shortenNames } from './short-names'

test('short names: in their order on the page, the same in rules and elements', () => {
  expect(shortenNames('.c-x1{margin:.5em}.c-y2>.c-x1{color:red}', '<p class="c-y2 k">c-x1</p><b class="c-x1"></b>')).toEqual({
    css: '.ab{margin:.5em}.aa>.ab{color:red}',
    body: '<p class="aa k">c-x1</p><b class="ab"></b>',
  })
})

test('short names: more than there are stop the build', () => {
  const body = Array.from({ length: 677 }, (_, place) => `<p class="c-${place}">`).join('')
  expect(() => shortenNames('', body)).toThrow('short names: expected at most 676 on a page, found one more')
})
