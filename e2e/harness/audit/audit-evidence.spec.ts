import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Step, visitsOf } from './evidence.ts'
import { keepPicture } from './reporter.ts'
import { temporaryFolder } from '../../../spec/support/temporary-folder.ts'

const at = new Date('2026-11-21T10:00:00Z')
const step = (title: string, changed: Partial<Step> = {}): Step => ({ title, category: 'pw:api', params: {}, startTime: at, steps: [], ...changed })
const open = (path: string) => step('Navigate', { params: { url: `http://a.example/site${path}` } })
const expected = (title = 'Expect "toEqual"', message?: string) => step(title, { category: 'expect', ...(message ? { error: { message } } : {}) })
/** What the runner tells of a test is what its steps could not do, in the same words. */
const told = (steps: Step[]): string[] => steps.flatMap((one) => [...(one.error?.message ? [one.error.message] : []), ...told(one.steps)])

const fault = (message: string) => expected('Expect', message)
const [home, news, third] = [open('/'), open('/news'), open('/third')]
const odd = [home, open('/Help'), open('/Help:Contents'), open('/a,b;c')]
const tried = { ...expected(), steps: [fault('Error: not yet')] }
const unseen = { ...step('Hover'), error: { message: 'Error: not in sight' } }
const failedPart = step('a part', { category: 'test.step', error: { message: 'Error: x' }, steps: [fault('Error: x')] })
const addresses = ['http://b.example/site/', 'about:blank', 'http://a.example/sites/x', '/site/news#part'].map((url) => step('Navigate', { params: { url } }))

/** What a check did, how many faults of which page that makes, and what the runner told, if not all that its steps could not do. */
const runs: [title: string, steps: Step[], faults: string[], messages?: string[]][] = [
  ['a fault is that of the page that is open', [home, expected(), news, fault('Error: x'), third, expected()], ['/ 0', '/news 1', '/third 0']],
  ['one that names a page in its title is that of the page', [home, news, third, expected('links of /news', 'Error: x')], ['/ 0', '/news 1', '/third 0']],
  ['so is one that names it in its first line', [home, news, third, fault('Error: /news\n\nx')], ['/ 0', '/news 1', '/third 0']],
  ['one after several that names none is that of all', [home, news, third, fault('Error: 3 to be 4')], ['/ 1', '/news 1', '/third 1']],
  ['what was tried again and held is no fault; what a step could not do is one', [home, tried, news, unseen], ['/ 0', '/news 1'], ['Error: not in sight']],
  ['a part and what failed in it are one fault', [home, failedPart], ['/ 1']],
  ['what was caught is none', [home, fault('Error: caught')], ['/ 0'], []],
  ['what no step bears is that of what was open', [home, expected(), news], ['/ 0', '/news 1'], ['Test took too long']],
  ['so it is where another page failed before', [home, fault('Error: x'), news], ['/ 1', '/news 1'], ['Error: x', 'Test took too long']],
  ['a step in colours bears what is told without', [home, fault('\u001B[2mError: x\u001B[22m'), news], ['/ 1', '/news 0'], ['Error: x']],
  ['a page is named by its whole path', [...odd, fault('Error: /Help:Contents')], ['/ 0', '/Help 0', '/Help:Contents 1', '/a,b;c 0']],
  ['whatever signs are in it', [...odd, fault('Error: on «/Help», /a,b;c: wrong')], ['/ 0', '/Help 1', '/Help:Contents 0', '/a,b;c 1']],
  ['pages that differ in what is asked of them are several', [home, expected(), open('/?p=2'), fault('Error: x')], ['/ 0', '/?p=2 1']],
  ['each named by what is asked of it', [home, open('/?p=2'), fault('Error: /?p=2')], ['/ 0', '/?p=2 1']],
  ['nothing outside the site is a page of it', addresses, ['/news 0']],
]

test.each(runs)('audit.blamed: %s', (_, steps, faults, messages = told(steps)) => {
  expect(visitsOf(steps, 'http://a.example/site/', '1280x800', messages).map(({ path, errors }) => `${path} ${errors.length}`)).toEqual(faults)
})

test('audit.blamed: what failed in a part blames what the part is about', () => {
  const part = (title: string) => step(title, { category: 'test.step', steps: [expected('Expect', 'Error: x')] })
  const [visit] = visitsOf([open('/'), part('criteria.2.4.7, criteria.2.4.11'), part('a part')], 'http://a.example/site/', '1280x800', ['Error: x'])
  expect(visit!.errors.map((error) => error.split(': ')[0])).toEqual(['criteria.2.4.7, criteria.2.4.11', 'Error'])
})

test('audit.evidence: how it looked, in which state, opened or only fetched, and when', () => {
  const look = [step('Emulate media', { params: { colorScheme: 'dark' } }), step('Set viewport size', { params: { 'viewportSize.width': 390, 'viewportSize.height': 844 } })]
  const nested = step('state: menu open', { category: 'test.step', steps: [step('Click')] })
  const [one, other] = visitsOf([...look, open('/'), nested, step('GET', { params: { url: 'http://a.example/site/news' } })], 'http://a.example/site/', '1280x800')
  expect(one).toEqual({ path: '/', how: 'opened', viewport: '390x844', media: 'dark', state: 'menu open', at: at.toISOString(), errors: [] })
  expect([other!.path, other!.how, other!.state]).toEqual(['/news', 'fetched', 'plain'])
  expect(visitsOf([step('look: forced colours · 320x640'), open('/')], 'http://a.example/site/', '')[0]).toMatchObject({ media: 'forced colours', viewport: '320x640' })
})

test('audit.evidence: a page that is brought from one state to another has been in both, and what is wrong then is of the last', () => {
  const brought = (state: string) => step(`state: ${state}`, { category: 'test.step' })
  const steps = [open('/'), brought('menu open'), expected(), brought('dialog open'), fault('Error: x')]
  expect(visitsOf(steps, 'http://a.example/site/', '1280x800', told(steps)).map(({ path, state, errors }) => `${path} ${state} ${errors.length}`)).toEqual(['/ menu open 0', '/ dialog open 1'])
})

test('audit.pictures: what a check leaves is a picture of the page that it met last, if that was opened', () => {
  const lost = { ...open('/news'), error: { message: 'Error: no answer' } }
  const fetched = step('GET', { params: { url: 'http://a.example/site/third' } })
  const shots = temporaryFolder('shots', { '1.png': 'of the first window', '2.png': 'of the last' })
  // The runner has them in the order in which they were ready.
  const all = [2, 1].map((at) => ({ name: 'screenshot', contentType: 'image/png', path: `${shots}/${at}.png` }))
  const kept = (steps: Step[], attachments = all) => {
    const visits = visitsOf(steps, 'http://a.example/site/', '1280x800')
    const folder = temporaryFolder('report')
    keepPicture({ attachments, steps }, visits, 'one: two', folder)
    return visits.flatMap(({ path, picture }) => (picture ? [path, picture, readFileSync(`${folder}/${picture}`, 'utf8')] : []))
  }
  expect(kept([open('/'), open('/news'), fetched])).toEqual(['/news', expect.stringMatching(/^pictures\/one_two-\w{16}\.png$/), 'of the first window'])
  expect(kept([step('look: dark · 390x844'), open('/'), step('look: light · 390x844'), open('/news')])[2]).toBe('of the last')
  expect([kept([open('/'), lost]), kept([fetched]), kept([open('/')], [])]).toEqual([[], [], []])
})

test('audit.evidence: an open page that is judged in another look was seen in both', () => {
  const dark = step('Emulate media', { params: { colorScheme: 'dark' } })
  const light = step('Emulate media', { params: { colorScheme: 'light' } })
  const seen = (steps: Step[]) => visitsOf(steps, 'http://a.example/site/', '1280x800').map(({ path, media }) => `${path} ${media}`)
  expect(seen([open('/'), expected(), dark, expected(), expected(), open('/news'), light, expected(), dark, expected()])).toEqual(['/ light', '/ dark', '/news dark', '/news light'])
  expect(seen([open('/'), expected(), dark, open('/news')])).toEqual(['/ light', '/news dark'])
})
