import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { normalPath, paths } from '../config/paths'
import { Colophon } from '../layout/Colophon'
import { PageFrame } from '../layout/PageFrame'
import { Welcome } from '../layout/Welcome'
import { Island } from '../ui/Island'
import { routeAt } from './routes'

/** The page at the router's location: printed by the build, shown by the development server. */
export function App() {
  const here = normalPath(useLocation().pathname)
  const { Page, reader } = routeAt(here)
  return (
    <PageFrame colophon={reader && <Colophon reader={reader} here={here} />}>
      <Suspense>
        <Page />
      </Suspense>
      {here === paths.home && (
        <Island id="welcome" starts>
          <Welcome />
        </Island>
      )}
    </PageFrame>
  )
}
