import { type ReactNode, Suspense } from 'react'

interface IslandProps {
  id: string
  /** Shows something that time alone changes: woken as soon as it is seen. */
  live?: boolean
  /** Does something by itself: woken as soon as the page is seen and the browser idle. */
  starts?: boolean
  /** May not use `useId`: its ids would not be the server's. */
  children: ReactNode
}

/** A part of a page that a script wakes in the browser (src/app/start-islands.ts, src/ui/wake.tsx); all else stays the HTML that it is. */
export function Island({ id, live, starts, children }: IslandProps) {
  return (
    <Suspense>
      <div data-island={id} data-live={live ? '' : undefined} data-start={starts ? '' : undefined}>
        {children}
      </div>
    </Suspense>
  )
}
