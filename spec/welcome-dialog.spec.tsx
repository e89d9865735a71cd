import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { about } from './support/about.ts'
import { wait } from './support/clock.ts'
import { routeRows } from './support/rows.ts'
import { visit } from './support/subject.tsx'
import { readTable } from './support/table.ts'
import { follow, headerLink } from './support/follow.ts'

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const dialog = () => screen.queryByRole('dialog')

async function opensAfter(ms: number) {
  await wait(ms - 1)
  expect(dialog()).not.toBeInTheDocument()
  await wait(1)
  expect(dialog()).toBeVisible()
}

async function neverOpens() {
  await wait(5000)
  expect(dialog()).not.toBeInTheDocument()
}

async function opened() {
  await visit('/')
  await opensAfter(1000)
  await wait(1) // Radix listens for outside clicks one tick after it opens, and closes one tick after the click
}

beforeEach(() => void vi.useFakeTimers())

test('welcome-dialog.delay: opens at 1000 ms, not at 999', async () => {
  await visit('/')
  await opensAfter(1000)
})

test.each([
  ['the load of the page', { loadEventEnd: 500 }],
  ['the moment when a prerendered page is seen', { loadEventEnd: 100, activationStart: 500 }],
])('welcome-dialog.delay: counts from %s, not from the start of the script', async (_, times) => {
  vi.advanceTimersByTime(900)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([times as unknown as PerformanceNavigationTiming])
  await visit('/')
  await opensAfter(600)
})

/** A tab that is in front, or behind another. */
function turn(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('welcome-dialog.delay: in a tab behind another, one second after it is in front', async () => {
  turn(true)
  await visit('/')
  await neverOpens()
  turn(false)
  await wait(600)
  turn(true) // and back, before the second is over
  await neverOpens()
  turn(false)
  await opensAfter(1000)
})

test('welcome-dialog.once: nor when the tab comes to the front again', async () => {
  await opened()
  await user.keyboard('{Escape}')
  turn(true)
  turn(false)
  await neverOpens()
})

test('welcome-dialog.words, welcome-dialog.quiet: greeting and invitation, no word on the console', async () => {
  const written = (['debug', 'info', 'log', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way))
  await opened()
  about('welcome-dialog.words', () => {
    expect.soft(dialog()).toHaveAccessibleName('Benvenuti a Venezia')
    expect.soft(dialog()).toHaveAccessibleDescription(/Lab.*area dei proprietari/)
  })
  about('welcome-dialog.quiet', () => expect(written.flatMap(({ mock }) => mock.calls)).toEqual([]))
})

test.each(readTable('welcome-dialog'))('welcome-dialog.links: «$text»', async ({ text, target, heading }) => {
  await opened()
  const link = within(dialog()!).getByRole('link', { name: text! })
  expect(link).toHaveAttribute('href', target)
  await follow(user, link, heading!)
})

const ways = {
  'its close control': () => user.click(screen.getByRole('button', { name: 'Chiudi' })),
  'a click outside': () => user.click(dialog()!.parentElement!),
  Escape: () => user.keyboard('{Escape}'),
  'the Lab link': () => user.click(screen.getByRole('link', { name: 'Scopri il Lab' })),
  'the owners link': () => user.click(screen.getByRole('link', { name: 'Area Proprietari' })),
}

test.each(Object.entries(ways))('welcome-dialog.close: by %s', async (_, close) => {
  await opened()
  await close()
  await wait(1)
  expect(dialog()).not.toBeInTheDocument()
})

test('welcome-dialog.focus: goes back to where it was', async () => {
  await visit('/')
  const link = within(screen.getByRole('main')).getAllByRole('link', { name: 'Tutti gli articoli' })[0]!
  link.focus()
  await wait(1000)
  expect(dialog()).toContainElement(document.activeElement as HTMLElement)
  await user.keyboard('{Escape}')
  await wait(1)
  expect(link).toHaveFocus()
})

test('welcome-dialog.once: not again in the same document', async () => {
  await opened()
  await user.keyboard('{Escape}')
  await neverOpens()
})

test('welcome-dialog.cancel: leaving before the second is over', async () => {
  await visit('/')
  await wait(400)
  await follow(user, headerLink('Contatti'), 'Contatti')
  await neverOpens()
})

test('welcome-dialog.cancel: a page that was left, and is brought back whole, does not open it', async () => {
  await visit('/')
  await wait(999)
  document.body.dataset.left = ''
  onTestFinished(() => void delete document.body.dataset.left)
  await neverOpens()
})

test.each(routeRows.slice(1))('welcome-dialog.home-only: not on $path', ({ path }) => visit(path!).then(neverOpens))
