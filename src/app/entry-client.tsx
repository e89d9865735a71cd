import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { requestPage, routeAt } from './page-requests'

const cache = createCache({ key: 'c', stylisPlugins: [] })
// The rules that the page arrived with stay where they are: Emotion need not insert them again.
for (const id of document.querySelector<HTMLElement>('style[data-c]')?.dataset.c?.split(' ') ?? []) cache.inserted[id] = true

const app = (
  <StrictMode>
    <CacheProvider value={cache}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>
)

const root = document.getElementById('root')
if (!root) throw new Error('index.html: expected an element with id «root»')
if (root.hasChildNodes()) {
  await requestPage(routeAt(location.pathname))
  hydrateRoot(root, app)
} else createRoot(root).render(app)
