import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageTurned, turnPage } from './page-turn'

const go = vi.fn<() => void>()
let finished: Promise<void> | undefined
const start = vi.fn((update: () => Promise<void>) => {
  finished = update()
  return { ready: Promise.resolve() }
})

beforeEach(() => {
  vi.clearAllMocks()
  finished = undefined
  Object.assign(document, { startViewTransition: start })
  document.body.innerHTML = `
    <article><header><img id="hero"></header><p><img id="inside"></p></article>
    <article id="card"><a href="/blog"><img id="plate"><span id="text">Leggi</span></a></article>
    <a id="plain" href="/">Home</a>`
})
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition')
  document.body.innerHTML = ''
})

const element = (id: string) => document.getElementById(id)!
const names = () => ['hero', 'inside', 'plate'].map((id) => element(id).style.viewTransitionName ?? '')

test('page turn: the browser waits until the new page stands', async () => {
  turnPage(element('plain'), go)
  expect(start).toHaveBeenCalledOnce()
  expect(go).toHaveBeenCalledOnce()
  const waiting = Symbol('waiting')
  expect(await Promise.race([finished, Promise.resolve(waiting)])).toBe(waiting)
  pageTurned()
  await expect(finished).resolves.toBeUndefined()
})

test('page turn: the plate of the card followed becomes the hero, and no other picture', () => {
  turnPage(element('text'), go)
  expect(names()).toEqual(['none', '', 'plate'])
})

test('page turn: a link outside a card names no picture, nor does what is not an element', () => {
  for (const link of [element('plain'), document, null]) turnPage(link, go)
  expect(names()).toEqual(['', '', ''])
  expect(go).toHaveBeenCalledTimes(3)
})

test('page turn: at once where the browser has no transitions', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  turnPage(element('text'), go)
  expect(go).toHaveBeenCalledOnce()
  expect(names()).toEqual(['', '', ''])
})

test('page turn: at once for who wants no motion', () => {
  const asked = vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === '(prefers-reduced-motion: reduce)' }) as MediaQueryList)
  turnPage(element('text'), go)
  expect(asked).toHaveBeenCalledOnce()
  expect(start).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledOnce()
})

test('page turn: one that is skipped is no error', async () => {
  const skipped = Promise.reject(new Error('skipped'))
  start.mockImplementationOnce((update) => {
    void update()
    return { ready: skipped }
  })
  turnPage(null, go)
  await expect(skipped).rejects.toThrow('skipped')
  expect(go).toHaveBeenCalledOnce()
})
