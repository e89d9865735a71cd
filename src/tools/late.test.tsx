import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { late } from './late.tsx'

const FAULT = 'this browser cannot draw it'
const load = { missing: () => Promise.reject<undefined>(new Error('no network')), empty: () => Promise.resolve(undefined) }

function Fragile(): never {
  throw new Error(FAULT)
}

/** A tool with a part that comes late. */
async function open(loadPart: Parameters<typeof late<object>>[0]) {
  const Part = late(loadPart)
  render(
    <form>
      <output>1</output>
      <Suspense>
        <Part />
      </Suspense>
    </form>,
  )
  await act(() => vi.dynamicImportSettled())
}

test('faults.drawn: a part that throws while it is drawn takes nothing away', async () => {
  // React tells what was caught; nothing else may be told.
  const told = vi.spyOn(console, 'error').mockReturnValue()
  await open(() => Promise.resolve(Fragile))
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(told.mock.calls.filter((words) => !words.some((word) => String(word).includes(FAULT)))).toEqual([])
})

test.each(Object.entries(load))('faults.drawn: nor does one that is %s', async (_, loadPart) => {
  await open(loadPart)
  expect(screen.getByRole('status')).toHaveTextContent('1')
})

test('faults.drawn: what can be drawn is', async () => {
  await open(() => Promise.resolve(() => <b>2</b>))
  expect(screen.getByText('2')).toBeVisible()
})
