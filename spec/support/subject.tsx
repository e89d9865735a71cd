import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '../../src/app/App'
import { requestPage, routeAt } from '../../src/app/page-requests'
import { routes } from '../../src/app/routes'

export const answeredPaths = routes.map(({ path }) => path)

/** Opens a path as a visitor does: a document of its own, with its page, its text and what it fetches. */
export async function visit(path: string) {
  const route = routeAt(path)
  await Promise.all([requestPage(route), route.prepare?.()])
  const app = <MemoryRouter initialEntries={[path]}><App /></MemoryRouter>
  const page = await act(async () => render(app))
  await act(() => vi.dynamicImportSettled())
  return page
}
