import createCache from '@emotion/cache'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { toolNames } from '../content/tool-names.ts'
import { wake } from '../ui/wake.tsx'
import { pageOfItsOwn } from './test-waking.ts'
import { toolLoaders } from './tool-loaders.ts'
import { ReaderTool } from './ReaderTool.tsx'
import { YieldTool } from './YieldTool.tsx'

pageOfItsOwn()

let seen: (entries: { isIntersecting: boolean }[]) => void

class Observer {
  constructor(callback: typeof seen) {
    seen = callback
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  history.replaceState(null, '', '/')
})

/** The page as it is built, and its script started; the tool's own script waits. */
async function arrive() {
  document.body.innerHTML = `<main><div data-island="tool-yield">${renderToString(<YieldTool />)}</div></main>`
  const complaints = vi.spyOn(console, 'error')
  const part = document.querySelector<HTMLElement>('[data-island]')!
  wake(part, toolLoaders['tool-yield']!, createCache({ key: 'css' }))
  return { complaints, part, value: screen.getByLabelText<HTMLInputElement>('Valore dell’immobile in euro') }
}
const settle = () => act(() => vi.dynamicImportSettled())
const result = () => screen.getByRole('status').textContent

test('reader tool: static until the reader comes near, then alive without a flicker', async () => {
  const { complaints, value } = await arrive()
  value.value = '300.000' // typed while the script was on its way
  await settle()
  expect(result()).toMatch(/^Rendimento netto 7,5%/)
  await userEvent.click(value)
  await settle()
  expect(result()).toMatch(/^Rendimento netto 5%/)
  expect(value).toHaveFocus()
  expect(screen.getByLabelText('Valore dell’immobile in euro')).toBe(value)
  expect(location.search).toBe('?valore=300000&entrate=25000&costi=10000&canale=3000&fondo=5')
  expect(complaints).not.toHaveBeenCalled()
})

test('reader tool: seen, it takes over what the address says', async () => {
  history.replaceState(null, '', '/?valore=100000')
  const { complaints, value } = await arrive()
  await act(async () => seen([{ isIntersecting: false }]))
  await settle()
  expect(value).toHaveValue('200.000')
  await act(async () => seen([{ isIntersecting: true }]))
  await settle()
  expect(value).toHaveValue('100.000')
  expect(result()).toMatch(/^Rendimento netto 15%/)
  expect(complaints).not.toHaveBeenCalled()
})

test('reader tool: what was pressed before it listened is pressed again, once', async () => {
  const { part, value } = await arrive()
  const button = document.createElement('button')
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  button.dataset.pressed = ''
  document.querySelector('form')!.append(button)
  await userEvent.click(value)
  await settle()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  expect(part.dataset).toHaveProperty('awake')
  expect(button.dataset).not.toHaveProperty('pressed')
})

test.each(toolNames)('reader tool: %s stands on its page', async (name) => {
  await act(async () => render(<ReaderTool name={name} />))
  await settle()
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible()
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
})
