import { expect, type Page, test } from 'playwright/test'
import { type Frame, readFrame, unlike } from '../checks/across.ts'
import { byTouching } from '../checks/changes.ts'
import { faintEdges } from '../checks/edges.ts'
import type { Fault } from '../checks/fault.ts'
import { focusMarks } from '../checks/focus-mark.ts'
import { underPointer } from '../checks/hover.ts'
import { byKeyboard } from '../checks/keyboard.ts'
import { otherLanguage } from '../checks/language.ts'
import { heard } from '../checks/listeners.ts'
import { readPage } from '../checks/markup.ts'
import { rulesAsItStands } from '../checks/of-rules.ts'
import { unseenParts } from '../checks/unseen.ts'
import { inOtherWindows } from '../checks/windows.ts'
import { goTo } from '../go-to.ts'
import { settle } from '../settle.ts'
import { barriers, GARDEN, isAbout, LIBRARY } from './barriers.ts'
import { serveMadeUp } from './serve.ts'

let site: Awaited<ReturnType<typeof serveMadeUp>>
test.beforeAll(async () => void (site = await serveMadeUp()))
test.afterAll(() => site.close())

/** All that the checks of ours say of a page, in the order in which an audit asks them. */
async function faultsOn(page: Page, path: string): Promise<Fault[]> {
  const open = async () => void (await goTo(page, site.origin + path))
  const openSettled = () => open().then(() => settle(page))
  await open()
  const found = await readPage(page)
  await settle(page)
  found.push(...(await faintEdges(page)), ...(await heard(page)), ...(await unseenParts(page)), ...(await rulesAsItStands(page)), ...(await inOtherWindows(page)))
  await openSettled()
  found.push(...(await byKeyboard(page)))
  await openSettled()
  found.push(...(await focusMarks(page)), ...(await underPointer(page)))
  await open()
  return [...found, ...(await byTouching(page, open))]
}

const of = (path: string, by: string) => barriers.filter((barrier) => barrier.page === path && barrier.by === by && barrier.criterion !== '3.2.3').map(({ criterion }) => criterion)
/** What a check says is wrong on a page at an element that has a name, of criteria that are a check's there. */
const misnamed = (faults: Fault[], path: string) => faults.filter(({ kind, criterion, html }) => kind === 'violation' && barriers.some((one) => one.page === path && one.by === 'check' && one.criterion === criterion) && !barriers.some((one) => one.page === path && one.criterion === criterion && isAbout(one.element, html)))
const told = (faults: Fault[], kind: Fault['kind']) => [...new Set(faults.filter((fault) => fault.kind === kind).map(({ criterion }) => criterion))].toSorted()

for (const path of LIBRARY) {
  test(`audit.barriers: each check finds what is wrong on ${path} and nothing else, and asks about the rest`, async ({ page }) => {
    const faults = await faultsOn(page, path)
    // What an engine finds by itself one of ours may find too.
    const wrong = told(faults, 'violation').filter((criterion) => !of(path, 'engine').includes(criterion))
    expect(wrong, JSON.stringify(faults, null, 1)).toEqual(of(path, 'check').toSorted())
    expect(misnamed(faults, path), 'wrong at another element').toEqual([])
    expect(told(faults, 'review')).toEqual(expect.arrayContaining(of(path, 'person')))
  })
}

test('audit.barriers: a page in another language than that of its site is asked about', async ({ page }) => {
  await page.goto(site.origin + GARDEN[0]!)
  const asked = await Promise.all(['en-US', undefined, 'it-IT'].map((locale) => otherLanguage(page, locale)))
  expect(asked.map((faults) => told(faults, 'review'))).toEqual([[], [], ['3.1.1']])
})

for (const path of GARDEN) {
  test(`audit.barriers: nothing is wrong on ${path}`, async ({ page }) => {
    expect((await faultsOn(page, path)).filter(({ kind }) => kind === 'violation')).toEqual([])
  })
}

test('audit.barriers: links in another order than on the first page', async ({ page }) => {
  const moved: string[] = []
  for (const pages of [LIBRARY, GARDEN]) {
    const frames: Frame[] = []
    for (const path of pages) {
      await page.goto(site.origin + path)
      const frame = { path, ...(await page.evaluate(readFrame)) }
      if (told(unlike(frame, frames), 'violation').includes('3.2.3')) moved.push(path)
      frames.push(frame)
    }
  }
  expect(moved).toEqual(barriers.filter(({ criterion }) => criterion === '3.2.3').map(({ page: path }) => path))
})
