import { act, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { AccountPoles } from './AccountPoles.tsx'
import { ChannelPoles } from './ChannelPoles.tsx'
import { commissionDefaults } from './commissions.ts'
import { late } from './late.ts'
import { Spared } from './Spared.tsx'

const FAULT = 'this browser cannot draw it'
function Fragile(): never {
  throw new Error(FAULT)
}

const load = { missing: () => Promise.reject<undefined>(new Error('no network')), empty: () => Promise.resolve(undefined) }

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

test.each<[string, () => ReactNode, string]>([
  ['a part', () => <Spared><Fragile /></Spared>, FAULT],
  // One pole is none.
  ['poles', () => <AccountPoles steps={[{ label: 'Resta', value: 9, text: '9 €' }]} />, '2 to 7 steps'],
])('faults.drawn: %s that cannot be drawn takes nothing away', async (_, Part, fault) => {
  // React tells what was caught; nothing else may be told.
  const told = vi.spyOn(console, 'error').mockReturnValue()
  await open(() => Promise.resolve(Part))
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(told).toHaveBeenCalled()
  expect(told.mock.calls.filter((words) => !words.some((word) => String(word).includes(fault)))).toEqual([])
})

test('faults.drawn: the channels are spared, too', () => {
  expect(ChannelPoles({ input: commissionDefaults })?.type).toBe(Spared)
})

test.each(Object.entries(load))('faults.drawn: nor does one that is %s', async (_, loadPart) => {
  await open(loadPart)
  expect(screen.getByRole('status')).toHaveTextContent('1')
})

test('faults.drawn: what can be drawn is', async () => {
  await open(() => Promise.resolve(() => <b>2</b>))
  expect(screen.getByText('2')).toBeVisible()
})
