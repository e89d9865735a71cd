import { expect, test } from 'vitest'
import { belowText } from '../../ui/below-text.ts'
import { nameShortener } from './short-names.ts'

test('short names: in their order on the page, the same in rules and elements', () => {
  expect(nameShortener()(['.c-x1{margin:.5em;}', '.c-y2>.c-x1{color:red}'], '<p class="c-y2 k">c-x1</p><b class="c-x1"></b>')).toEqual({
    css: '.ab{margin:.5em}.aa>.ab{color:red}',
    rest: '',
    body: '<p class="aa k">c-x1</p><b class="ab"></b>',
  })
})

test('short names: what stands below the text alone has rules of its own, and the same name on every page', () => {
  const shortenNames = nameShortener()
  const below = (text: string) => shortenNames(['.c-a{top:0}', '.c-b{top:1}'], `${text}<p class="c-a"></p>${belowText}<p class="c-a"></p><p class="c-b"></p>`)
  expect(below('')).toEqual({ css: '.aa{top:0}', rest: '.zz{top:1}', body: `<p class="aa"></p>${belowText}<p class="aa"></p><p class="zz"></p>` })
  expect(below('<b class="c-c"></b>')).toMatchObject({ css: '.ab{top:0}', rest: '.zz{top:1}' })
})

test('short names: so has the tool of an article, where a sheet is linked below it', () => {
  const rules = ['.c-a{top:0}', '.c-b{top:1}', '.c-d{top:2}']
  const tool = '<p class="c-a"></p><section class="c-b" aria-labelledby="strumento"><i class="c-a c-d"></i></section>'
  expect(nameShortener()(rules, `<article id="x">${tool}${belowText}`)).toMatchObject({ css: '.aa{top:0}', rest: '.zz{top:1}.zy{top:2}' })
  for (const body of [`<article id="x">${tool}`, tool + belowText]) expect(nameShortener()(rules, body)).toMatchObject({ css: '.aa{top:0}.ab{top:1}.ac{top:2}', rest: '' })
})

test('short names: keyframes stand with what moves by them', () => {
  const shortenNames = nameShortener()
  const rules = ['@keyframes rise{to{top:0}}', '.c-a{top:1}', '.c-b{animation:rise}']
  expect(shortenNames(rules, `<p class="c-a"></p>${belowText}<p class="c-b"></p>`)).toMatchObject({ css: '.aa{top:1}', rest: '@keyframes rise{to{top:0}}.zz{animation:rise}' })
  expect(shortenNames(rules, `<p class="c-b"></p>${belowText}<p class="c-a"></p>`)).toMatchObject({ css: '@keyframes rise{to{top:0}}.aa{animation:rise}', rest: '.zy{top:1}' })
})

test('short names: more than there are stop the build', () => {
  const body = Array.from({ length: 677 }, (_, place) => `<p class="c-${place}">`).join('')
  expect(() => nameShortener()([], body)).toThrow('short names: expected at most 676 on a page, found one more')
})
