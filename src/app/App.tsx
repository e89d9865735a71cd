import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { normalPath, paths } from '../config/paths.ts'
import { Colophon } from '../layout/Colophon.tsx'
import { PageFrame } from '../layout/PageFrame.tsx'
import { Welcome } from '../layout/Welcome.tsx'
import { Island } from '../ui/Island.tsx'
import { routeAt } from './routes.tsx'

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
