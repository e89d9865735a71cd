import { createElement, Suspense, use, useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { normalPath, paths } from '../config/paths'
import { PageFrame } from '../layout/PageFrame'
import { Welcome } from '../layout/Welcome'
import { FailureBoundary } from './FailureBoundary'
import { Navigation } from './Navigation'
import { requestPage, routeAt } from './page-requests'
import type { SiteRoute } from './routes'

function Page({ route }: { route: SiteRoute }) {
  return createElement(use(requestPage(route)))
}

export function App() {
  // Going back is rendered at once, unlike a click: deferred, it too keeps the page that is shown until the next is whole.
  const location = useDeferredValue(useLocation())
  const here = normalPath(location.pathname)
  // The welcome belongs to a document that was loaded at the home page; leaving it is final.
  const [welcomes, setWelcomes] = useState(here === paths.home)
  if (welcomes && here !== paths.home) setWelcomes(false)
  return (
    <PageFrame>
      <FailureBoundary>
        <Suspense>
          <Page key={here} route={routeAt(here)} />
        </Suspense>
      </FailureBoundary>
      {welcomes && <Welcome />}
      <Navigation location={location} />
    </PageFrame>
  )
}
