import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { AccountPoles } from './AccountPoles.tsx'
import { ChannelPoles } from './ChannelPoles.tsx'
import { commissionDefaults } from './commissions.ts'
import { late } from './late.ts'

const { FAULT, Fragile } = vi.hoisted(() => {
  const FAULT = 'this browser cannot draw it'
  return {
    FAULT,
    Fragile: () => {
      throw new Error(FAULT)
    },
  }
})

vi.mock('../art/figures/Waterfall.tsx', () => ({ Waterfall: Fragile }))
vi.mock('../art/figures/Bars.tsx', () => ({ Bars: Fragile }))

const load = { missing: () => Promise.reject<undefined>(new Error('no network')), empty: () => Promise.resolve(undefined) }

const poles = {
  'an account': () => <AccountPoles steps={[{ label: 'Resta', value: 9, text: '9 €' }]} />,
  'the channels': () => <ChannelPoles input={commissionDefaults} />,
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

test.each(Object.entries(poles))('faults.drawn: poles of %s that cannot be drawn take nothing away', async (_, Poles) => {
  // React tells what was caught; nothing else may be told.
  const told = vi.spyOn(console, 'error').mockReturnValue()
  await open(() => Promise.resolve(Poles))
  expect(screen.getByRole('status')).toHaveTextContent('1')
  expect(told.mock.calls.length).toBeGreaterThan(0)
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
