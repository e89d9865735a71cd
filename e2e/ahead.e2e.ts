import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import type { Command } from './harness/chromium/tab.ts'
import { ANSWER_MS } from './harness/command/patience.ts'
import { readTable } from '../spec/support/table.ts'
import { startAhead, type Visitor, visitor } from './support/ahead.ts'
import { articles } from './support/pages.ts'

const rialto = '/blog/mercato-rialto'
const linkTo = (path: string) => `main a[href="${path}"], header a[href="${path}"]`
const activation = `performance.getEntriesByType('navigation')[0].activationStart`
/** By then what a page asks for ahead would have come. */
const TO_COME_MS = 1500
let browser: Awaited<ReturnType<typeof startAhead>>
let open: Visitor | undefined

// One browser serves all tests of a worker, each in a tab of its own.
test.beforeAll(async () => void (browser = await startAhead()))
test.afterAll(() => browser.close())
test.afterEach(async () => {
  await open?.close()
  open = undefined
})

async function visit(address: string, prepare: Command[] = []): Promise<Visitor> {
  open = await visitor(browser.protocol, address, prepare)
  return open
}

/** What opens by itself on the home page lies over its links: it comes and goes, however slow the machine. */
async function welcomed(visiting: Visitor): Promise<void> {
  const dialogs = () => visiting.evaluate<number>(`document.querySelectorAll('[role=dialog]').length`)
  await expect.poll(dialogs, 'dialogs that welcome the reader').toBe(1)
  for (const type of ['keyDown', 'keyUp']) await visiting.send('Input.dispatchKeyEvent', { type, key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 })
  await expect.poll(dialogs, 'dialogs that Escape does not close').toBe(0)
}

/** Points at a link until its page is prerendered. */
async function stayOn(visiting: Visitor, path: string): Promise<void> {
  await visiting.pointAt(linkTo(path))
  await expect.poll(visiting.ahead).toContainEqual({ path, how: 'prerender' })
}

test('ahead.pointed: the document first', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/contatti`)
  await visiting.evaluate('void (window.setTimeout = () => 0)') // the half second never ends
  await visiting.pointAt(linkTo('/ospite'))
  await expect.poll(visiting.ahead).toEqual([{ path: '/ospite', how: 'prefetch' }])
  await wait(TO_COME_MS)
  expect(visiting.ahead(), 'what is fetched or prerendered meanwhile').toEqual([{ path: '/ospite', how: 'prefetch' }])
})

test('ahead.stays: the page stands at once', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/ospite`)
  await stayOn(visiting, rialto)
  await visiting.press()
  await expect.poll(() => visiting.evaluate('location.pathname')).toBe(rialto)
  // A page that is about to be seen already answers, and has no such moment yet.
  await expect.poll(() => visiting.evaluate(activation), 'milliseconds from its start to its being seen').toBeGreaterThan(0)
})

test('ahead.stays: a link that was left is forgotten', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/contatti`)
  await stayOn(visiting, '/ospite')
  await visiting.pointAt('h1')
  await expect.poll(() => visiting.evaluate(`document.querySelectorAll('[data-next]').length`)).toBe(0)
})

test('ahead.files: neither a file, nor a place on the page', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/blog/tradizioni-veneziane`)
  for (const selector of ['a[download]', 'nav[aria-labelledby=indice] a', 'a[href^="https:"]', 'a[href^="mailto:"]']) await visiting.pointAt(selector)
  await stayOn(visiting, '/blog')
  expect(new Set(visiting.ahead().map(({ path }) => path))).toEqual(new Set(['/blog']))
})

test('ahead.files: nor the page that is shown', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/contatti`)
  await visiting.pointAt('header a[aria-current=page]')
  await stayOn(visiting, '/ospite')
  expect(new Set(visiting.ahead().map(({ path }) => path))).toEqual(new Set(['/ospite']))
})

test('ahead.sparing: nothing for who saves data', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/ospite`, [['Emulation.setDataSaverOverride', { dataSaverEnabled: true }]])
  expect(await visiting.evaluate('navigator.connection.saveData')).toBe(true)
  expect(await visiting.evaluate(`document.querySelectorAll('[type=speculationrules]').length`), 'rules').toBe(0)
  await visiting.pointAt(linkTo(rialto))
  await visiting.press()
  await expect.poll(() => visiting.evaluate('location.pathname')).toBe(rialto)
  expect(await visiting.evaluate(activation)).toBe(0)
  expect(visiting.ahead()).toEqual([])
})

for (const { path, first } of readTable('ahead', 'First links')) {
  test(`ahead.first: ${path}`, { tag: '@chromium' }, async ({ baseURL }) => {
    const visiting = await visit(`${baseURL}${path}`)
    if (path === '/') await welcomed(visiting)
    const linked = await visiting.evaluate<string[]>(`[...document.querySelectorAll('main a')].map(({ pathname }) => pathname)`)
    const due = [...new Set(linked)].filter((one) => articles.includes(one)).slice(0, Number(first))
    expect(due).toHaveLength(Number(first))
    // What is asked for later comes later: all that the page asks for by itself is there then.
    await visiting.pointAt('header a[href="/contatti"]')
    await expect.poll(visiting.ahead).toContainEqual({ path: '/contatti', how: 'prefetch' })
    const own = visiting.ahead().filter((one) => one.path !== '/contatti').map(({ path: one, how }) => `${how} ${one}`)
    expect(own.toSorted()).toEqual(due.map((one) => `prefetch ${one}`).toSorted())
  })
}

const EARLY = 'scripts and words before it is seen'

test('ahead.unseen: the home page waits until it is seen', { tag: '@chromium' }, async ({ baseURL }) => {
  const visiting = await visit(`${baseURL}/contatti`)
  await stayOn(visiting, '/')
  await visiting.evaluate('new Promise((done) => setTimeout(done, 2500))') // longer than the second that the dialog waits
  expect(visiting.early(), EARLY).toEqual([])
  await visiting.press()
  await expect.poll(() => visiting.evaluate('location.pathname')).toBe('/')
  const opened = `new Promise((done) => { const look = () => (document.querySelector('[role=dialog]') ? done(performance.now() - ${activation}) : requestAnimationFrame(look)); look() })`
  expect(await visiting.evaluate(opened), 'milliseconds from being seen to the dialog').toBeGreaterThanOrEqual(999)
})

/** Follows a link a second after its page stood prerendered. Chromium may drop such a page meanwhile: then from another tab, twice at most, and the report says why. */
async function followWaiting(from: string, path: string, tries = 3): Promise<Visitor> {
  const visiting = await visit(from)
  await stayOn(visiting, path)
  await visiting.evaluate('new Promise((done) => setTimeout(done, 1000))')
  expect(visiting.early(), EARLY).toEqual([])
  await visiting.press()
  await expect.poll(() => visiting.evaluate('location.pathname')).toBe(path)
  const isLast = tries === 1
  const isSeen = await expect.poll(() => visiting.evaluate(activation), { timeout: isLast ? ANSWER_MS : 5000 }).toBeGreaterThan(0).then(() => true, () => false)
  if (isSeen) return visiting
  const why = visiting.dropped().join('; ') || 'the browser does not say why'
  expect(isLast, `opened anew where it stood prerendered, three times: ${why}`).toBe(false)
  test.info().annotations.push({ type: 'prerendered page dropped', description: why })
  return followWaiting(from, path, tries - 1)
}

// Each has a part that asks the clock as soon as it is in the window.
for (const path of [rialto, '/contatti']) {
  test(`ahead.unseen: ${path} asks its clock when it is seen, not before`, { tag: '@chromium' }, async ({ baseURL }) => {
    const visiting = await followWaiting(`${baseURL}/ospite`, path)
    await visiting.evaluate(`document.querySelector('[data-live]').scrollIntoView({ behavior: 'instant' })`)
    await expect.poll(() => visiting.evaluate(`document.querySelector('[data-live] output').textContent`), 'what the clock answers').toMatch(/Apert[ao]|Chius[ao]/)
    expect(visiting.early(), EARLY).toEqual([])
  })
}
