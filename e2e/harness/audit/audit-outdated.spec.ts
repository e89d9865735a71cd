import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { answerTo, idleAnswers } from './answers.ts'
import { hashesOfCode } from './hashes-of-code.ts'
import { readCriteria } from './criteria.ts'
import { merge } from './merge.ts'
import { hashOfAll, holdsScript, partsOf } from './parts.ts'
import { questionsOf } from './questions.ts'
import { answerOf, finding, resultWith, testOf } from './sample-result.ts'
import { listenAnywhere } from '../serve/listen.ts'
import { site } from '../../site.ts'

const result = resultWith([testOf('criteria.2.4.4')], {}, readCriteria(site.specification.criteria))
const own = questionsOf(result).filter(({ criterion }) => criterion === '2.4.4')

test('audit.outdated: one about a state holds as long as that says the same by the same code, whatever becomes of the page', () => {
  const hashOf = (main: string, said?: string, code = 'c') => {
    const cells = [result.cells[0]!, { ...result.cells[0]!, cell: { ...result.cells[0]!.cell, path: '/', state: 'form invalid' }, ...(said ? { said } : {}) }]
    return questionsOf({ ...result, cells, facts: { ...result.facts }, parts: { ...result.parts, '/': { main, frame: 'f', code } } }).find(({ criterion }) => criterion === '3.3.1')!.hash
  }
  const before = hashOf('a', 'x')
  expect([hashOf('b', 'x'), hashOf('a')]).toEqual([before, 'a'])
  expect([hashOf('a', 'y'), hashOf('a', 'x', 'd')]).not.toContain(before)
})

test('audit.outdated: one whose part has changed, whose day has come or that is not given yet does not count', () => {
  const [question] = own
  const answer = answerOf(question!)
  expect(answerTo(question!, [answer], '2027-05-19')).toBe(answer)
  expect(answerTo(question!, [answer], '2027-05-20')).toBeUndefined()
  expect(answerTo(question!, [answer], '2026-11-19')).toBeUndefined()
  expect(answerTo({ ...question!, hash: '0'.repeat(16) }, [answer], '2026-11-21')).toBeUndefined()
  expect(idleAnswers([answer], own, '2026-11-21')).toEqual([])
  expect(idleAnswers([answer], own, '2027-05-20')).toEqual(['2.4.4 on /news, plain, main by Anna Rossi: expired on 2027-05-20'])
  expect(idleAnswers([answer], [{ ...question!, hash: '0'.repeat(16) }], '2026-11-21')[0]).toMatch(/has changed since/)
})

const known = { code: 'a', codeOfAll: 'a' }
const parts = (page: string, path = '/', changed: Partial<Parameters<typeof partsOf>[2]> = {}) => partsOf(page, path, { ...known, ...changed })
const html = (main: string, frame = '<nav><a href="/" class="a">Home</a></nav>') => `<html><head><title>T</title></head><body>${frame}<main><p class="x">${main}</p></main></body></html>`
const before = parts(html('Uno'))
const otherMain = expect.not.stringMatching(before.main) as string

test('audit.outdated: the hash changes with what is seen, not with the mark of the present page', () => {
  expect(parts(html('Due'))).toEqual({ ...before, main: otherMain })
  expect(parts(html('Uno', '<nav><a href="/" aria-current="page" class="b">Home</a></nav>'))).toEqual(before)
  expect(parts(html('Uno', '<nav><a href="/x">Home</a></nav>')).frame).not.toBe(before.frame)
  // What a script writes into one shell is not known: each address of it is a page of its own.
  expect(parts(html('Uno'), '/x')).toEqual({ ...before, main: otherMain })
})

test('audit.outdated: it changes with the code of a page, around all pages with that of any, and with what a page says once its scripts have run', () => {
  expect(parts(html('Uno'), '/', { code: 'b' })).toEqual({ main: otherMain, frame: before.frame, code: 'b' })
  expect(parts(html('Uno'), '/', { codeOfAll: 'b' })).toEqual({ ...before, frame: expect.not.stringMatching(before.frame) as string })
  expect(parts(html('Uno'), '/', { said: 'x' })).toEqual({ ...before, main: otherMain })
  expect(['<script src="/a.js"></script>', '<SCRIPT>a()</SCRIPT>', '<script type="application/ld+json">{}</script>', '<p>script</p>'].map(holdsScript)).toEqual([true, true, false, false])
  expect(hashOfAll(['a', 'b', 'a'])).toBe(hashOfAll(['b', 'a']))
})

test('audit.outdated: what is asked of an element, a page or its script is asked again once the code is another', () => {
  const asked = (changed: object, code: string, main = 'm') =>
    questionsOf({ ...result, parts: { ...result.parts, '/news': { main, frame: 'f', code } }, cells: [{ ...result.cells[0]!, reviews: merge([finding({ kind: 'review', ...changed })]) }] }).find(({ question }) => question !== 'criterion')!.hash
  expect(asked({ html: '<p id="a">' }, 'd')).not.toBe(asked({ html: '<p id="a">' }, 'e'))
  for (const row of [{ html: '<script>' }, { element: '/html[1]', html: 'a title' }]) expect(asked(row, 'd', 'm'), row.html).not.toBe(asked(row, 'd', 'n'))
})

test('audit.outdated: of the code of a page its style sheets and scripts count, in it and on its host, with what they name in turn', async () => {
  const files: Record<string, string> = {
    '/look.css': '@import url("inner.css");p{color:#333}', '/inner.css': 'a{color:#00c}',
    '/app.js': 'import { a } from "./lib/a.js"; const later = () => import(`./late.js`)', '/lib/a.js': 'export const a = 1', '/late.js': 'later()', '/photo.svg': '<svg/>',
  }
  const server = createServer(({ url }, response) => void response.writeHead(files[url!] === undefined ? 404 : 200).end(files[url!] ?? `${Math.random()}`))
  const origin = await listenAnywhere(server)
  const page = '<base href="/"><link rel="stylesheet" href="look.css"><div id="root"></div><img src="photo.svg"><script src="https://other.example/x.js"></script><script src="gone.js"></script><script type="module" src="app.js"></script><style>p{margin:0}</style>'
  const codeNow = async (changed: Record<string, string> = {}, from = page) => {
    const before = { ...files }
    Object.assign(files, changed)
    const { '/a/page': code } = await hashesOfCode({ '/a/page': from }, origin)
    Object.assign(files, before)
    return code
  }
  const first = await codeNow()
  expect([await codeNow(), await codeNow({ '/photo.svg': '<svg><g/></svg>' }), await codeNow({}, page.replace('root', 'top'))]).toEqual([first, first, first])
  for (const name of Object.keys(files).filter((file) => file !== '/photo.svg')) expect(await codeNow({ [name]: `${files[name]} /**/` }), name).not.toBe(first)
  expect([await codeNow({}, page.replace('margin:0', 'margin:1px')), await codeNow({}, page.replace('x.js', 'y.js'))]).not.toContain(first)
  server.close()
})
