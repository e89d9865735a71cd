import createCache from '@emotion/cache'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { wake } from '../ui/wake.tsx'
import { COSTS } from './test-tool.tsx'
import { pageOfItsOwn } from './test-waking.ts'
import { toolLoaders } from './tool-loaders.ts'
import { YieldTool } from './YieldTool.tsx'

const VALUE = 'Valore dell’immobile in euro'

pageOfItsOwn()

beforeEach(() => vi.stubGlobal('IntersectionObserver', class {
  observe() {}
  disconnect() {}
}))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** A tool in a page that was changed on its way, so that React makes it anew; the reader types before its script is there. */
async function wakeChanged(search: string, typed: Record<string, string> = {}): Promise<void> {
  history.replaceState(null, '', `/articolo${search}`)
  document.body.innerHTML = `<main><div data-island="tool-yield">${renderToString(<YieldTool />).replace('Parti dall’esempio', 'Si parte dall’esempio')}</div></main>`
  const part = document.querySelector<HTMLElement>('[data-island]')!
  wake(part, toolLoaders['tool-yield']!, createCache({ key: 'css' }))
  const before = field(VALUE)
  for (const [label, text] of Object.entries(typed)) field(label).value = text
  await userEvent.click(screen.getByRole('heading', { level: 2 }))
  await act(() => vi.dynamicImportSettled())
  await vi.waitFor(() => expect(part.dataset).toHaveProperty('awake'))
  await vi.waitFor(() => expect(field(VALUE), 'a field that React made anew').not.toBe(before))
}

const said = () => screen.getByRole('status').textContent

test('tools.kept: in a page that was changed on its way a tool says what the address says', async () => {
  await wakeChanged('?valore=100000')
  await vi.waitFor(() => expect(said()).toMatch(/^Rendimento netto 15%/))
  expect(field(VALUE)).toHaveValue('100.000')
  expect(location.search).toBe('?valore=100000')
})

test('tools.kept: there, too, what was typed before the script is counted, and the rest is what the address says', async () => {
  await wakeChanged('?valore=100000', { [COSTS]: '5.000' })
  await vi.waitFor(() => expect(said()).toMatch(/^Rendimento netto 20%/))
  expect([field(VALUE), field(COSTS)].map(({ value }) => value)).toEqual(['100.000', '5.000'])
})
