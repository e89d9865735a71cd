import { expect, test } from 'vitest'
import { matrix } from '../matrix.ts'
import { ownLook } from '../subject.ts'
import { askedInStates } from './in-states.ts'

const states = { 'menu open': { steps: [], seen: { path: '/', width: 390 } } }

test('audit.states: what only our checks could see is asked, once of each page in each state', () => {
  const asked = askedInStates(matrix({ pages: { '/': '', '/news': '' }, states }).run)
  expect(asked.map(({ cell }) => [cell.path, cell.state])).toEqual([['/', 'menu open'], ['/news', 'menu open']])
  expect(asked[0]!.faults.map(({ criterion, kind }) => `${criterion} ${kind}`)).toEqual(expect.arrayContaining(['2.1.2 review', '2.4.7 review', '2.4.11 review']))
  expect(askedInStates(matrix({ pages: { '/': '' }, states: {} }).run)).toEqual([])
})

test('audit.untold: in which state, window and look our checks have looked', () => {
  expect(ownLook(false, [])).toMatch(/as it opens.*1280 × 800.*light colours/)
  expect(ownLook(false, ['menu open'])).toMatch(/left to a person\.$/)
  expect(ownLook(true, [])).toMatch(/beside each/)
})
