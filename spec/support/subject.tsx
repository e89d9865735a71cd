import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { boot } from '../../src/app/boot.ts'
import { notice } from '../../src/app/notice.ts'
import { routes } from '../../src/app/routes.tsx'
import { startCopy } from '../../src/app/start-copy.ts'
import { tellMissing } from '../../src/app/tell-missing.ts'
import { tellRefused } from '../../src/app/tell-refused.ts'
import { pressPlate } from '../../src/art/press.ts'

export const answeredPaths = routes.map(({ path }) => path)

/** The map as it is printed. */
export const mapSheet = (): Promise<string> => Promise.resolve(pressPlate('mappa'))

/** Opens a path as a visitor does: a document of its own, with its page, its boot script, and every island awake. */
export async function visit(path: string) {
  const app = <MemoryRouter initialEntries={[path]}><App /></MemoryRouter>
  // The welcome dialog would hide the page a second later, on a slow machine before a test has looked at it: its second passes
  // only where a test holds the clock.
  const isHeld = vi.isFakeTimers()
  if (!isHeld) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await act(async () => render(app))
  await act(() => vi.dynamicImportSettled())
  if (!isHeld) vi.useRealTimers()
  window.history.replaceState(null, '', path)
  const listening = vi.spyOn(document, 'addEventListener')
  boot()
  startCopy(() => Promise.resolve({ notice, awaken: () => {} }))
  if (!answeredPaths.includes(path)) tellMissing()
  if (document.querySelector('form[method=post]')) tellRefused()
  const heard = listening.mock.calls.slice()
  onTestFinished(() => heard.forEach(([type, listener, options]) => document.removeEventListener(type, listener, options)))
  listening.mockRestore()
  return page
}
