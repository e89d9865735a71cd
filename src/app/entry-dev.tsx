import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { boot } from './boot.ts'
import { notice } from './notice.ts'
import { startCopy } from './start-copy.ts'

// The development server prints no pages: the whole application runs in the browser, its islands awake.
const root = document.getElementById('root')
if (!root) throw new Error('index.html: expected an element with id «root»')
createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
boot()
startCopy(() => Promise.resolve({ notice, awaken: () => {} }))
