import { expect, test } from 'vitest'
import { type Step, visitsOf } from './evidence.ts'

const at = new Date('2026-11-21T10:00:00Z')
const step = (title: string, changed: Partial<Step> = {}): Step => ({ title, category: 'pw:api', params: {}, startTime: at, steps: [], ...changed })
const open = (path: string) => step('Navigate', { params: { url: `http://a.example/site${path}` } })
const expected = (title = 'Expect "toEqual"', message?: string) => step(title, { category: 'expect', ...(message ? { error: { message } } : {}) })
/** What the runner tells of a test is what its steps could not do, in the same words. */
const told = (steps: Step[]): string[] => steps.flatMap((one) => [...(one.error?.message ? [one.error.message] : []), ...told(one.steps)])
const met = (steps: Step[], messages = told(steps)) => visitsOf(steps, 'http://a.example/site/', '1280x800', messages).map(({ path, errors }) => `${path} ${errors.length}`)

test('audit.evidence: a fault is that of the page that is open', () => {
  expect(met([open('/'), expected(), open('/news'), expected('Expect', 'Error: x'), open('/third'), expected()])).toEqual(['/ 0', '/news 1', '/third 0'])
})

test('audit.evidence: one that names a page is that of the page; one after several that names none is that of all', () => {
  const all = [open('/'), open('/news'), open('/third')]
  expect(met([...all, expected('links of /news', 'Error: x')])).toEqual(['/ 0', '/news 1', '/third 0'])
  expect(met([...all, expected('Expect', 'Error: /news\n\nx')])).toEqual(['/ 0', '/news 1', '/third 0'])
  expect(met([...all, expected('Expect', 'Error: 3 to be 4')])).toEqual(['/ 1', '/news 1', '/third 1'])
})

test('audit.evidence: what was tried again and held is no fault; what a step could not do is one', () => {
  const tried = { ...expected(), steps: [expected('Expect', 'Error: not yet')] }
  expect(met([open('/'), tried, open('/news'), { ...step('Hover'), error: { message: 'Error: not in sight' } }], ['Error: not in sight'])).toEqual(['/ 0', '/news 1'])
  expect(met([open('/'), step('a part', { category: 'test.step', error: { message: 'Error: x' }, steps: [expected('Expect', 'Error: x')] })])).toEqual(['/ 1'])
  expect(met([open('/'), expected('Expect', 'Error: caught')], [])).toEqual(['/ 0'])
  expect(met([open('/'), expected(), open('/news')], ['Test took too long'])).toEqual(['/ 0', '/news 1'])
})

test('audit.evidence: what no step bears is that of what was open, though another page failed before', () => {
  expect(met([open('/'), expected('Expect', 'Error: x'), open('/news')], ['Error: x', 'Test took too long'])).toEqual(['/ 1', '/news 1'])
  const coloured = expected('Expect', '\u001B[2mError: x\u001B[22m')
  expect(met([open('/'), coloured, open('/news')], ['Error: x'])).toEqual(['/ 1', '/news 0'])
})

test('audit.evidence: a page is named by its whole path, whatever signs are in it', () => {
  const all = [open('/'), open('/Help'), open('/Help:Contents'), open('/a,b;c')]
  expect(met([...all, expected('Expect', 'Error: /Help:Contents')])).toEqual(['/ 0', '/Help 0', '/Help:Contents 1', '/a,b;c 0'])
  expect(met([...all, expected('Expect', 'Error: on «/Help», /a,b;c: wrong')])).toEqual(['/ 0', '/Help 1', '/Help:Contents 0', '/a,b;c 1'])
})

test('audit.evidence: pages that differ in what is asked of them are several', () => {
  expect(met([open('/'), expected(), open('/?p=2'), expected('Expect', 'Error: x')])).toEqual(['/ 0', '/?p=2 1'])
  expect(met([open('/'), open('/?p=2'), expected('Expect', 'Error: /?p=2')])).toEqual(['/ 0', '/?p=2 1'])
})

test('audit.evidence: what failed in a part blames what the part is about', () => {
  const part = (title: string) => step(title, { category: 'test.step', steps: [expected('Expect', 'Error: x')] })
  const [visit] = visitsOf([open('/'), part('criteria.2.4.7, criteria.2.4.11'), part('a part')], 'http://a.example/site/', '1280x800', ['Error: x'])
  expect(visit!.errors.map((error) => error.split(': ')[0])).toEqual(['criteria.2.4.7, criteria.2.4.11', 'Error'])
})

test('audit.evidence: nothing outside the site is a page of it', () => {
  expect(met([step('Navigate', { params: { url: 'http://b.example/site/' } }), step('Navigate', { params: { url: 'about:blank' } }), step('Navigate', { params: { url: 'http://a.example/sites/x' } }), step('Navigate', { params: { url: '/site/news#part' } })], [])).toEqual(['/news 0'])
})

test('audit.evidence: how it looked, in which state, opened or only fetched, and when', () => {
  const look = [step('Emulate media', { params: { colorScheme: 'dark' } }), step('Set viewport size', { params: { 'viewportSize.width': 390, 'viewportSize.height': 844 } })]
  const nested = step('state: menu open', { category: 'test.step', steps: [step('Click')] })
  const [one, other] = visitsOf([...look, open('/'), nested, step('GET', { params: { url: 'http://a.example/site/news' } })], 'http://a.example/site/', '1280x800')
  expect(one).toEqual({ path: '/', how: 'opened', viewport: '390x844', media: 'dark', state: 'menu open', at: at.toISOString(), errors: [] })
  expect([other!.path, other!.how, other!.state]).toEqual(['/news', 'fetched', 'plain'])
  expect(visitsOf([step('look: forced colours · 320x640'), open('/')], 'http://a.example/site/', '')[0]).toMatchObject({ media: 'forced colours', viewport: '320x640' })
})

test('audit.evidence: an open page that is judged in another look was seen in both', () => {
  const dark = step('Emulate media', { params: { colorScheme: 'dark' } })
  const light = step('Emulate media', { params: { colorScheme: 'light' } })
  const seen = (steps: Step[]) => visitsOf(steps, 'http://a.example/site/', '1280x800').map(({ path, media }) => `${path} ${media}`)
  expect(seen([open('/'), expected(), dark, expected(), expected(), open('/news'), light, expected(), dark, expected()])).toEqual(['/ light', '/ dark', '/news dark', '/news light'])
  expect(seen([open('/'), expected(), dark, open('/news')])).toEqual(['/ light', '/news dark'])
})
