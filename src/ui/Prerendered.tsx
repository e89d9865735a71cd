import { type ReactNode, type RefCallback, useEffect, useState } from 'react'

/** Ids of the static parts that the page arrived with; each is adopted once, by the first render. */
const arrived = new Set(
  typeof document === 'undefined'
    ? []
    : Array.from(document.querySelectorAll<HTMLElement>('[data-prerendered]'), (part) => part.dataset.prerendered),
)

interface PrerenderedProps {
  id: string
  /** Called by the server, and by the browser when the page did not arrive with this part. */
  children: () => ReactNode
  /** Gets the part that the page arrived with. */
  awaken?: RefCallback<HTMLElement>
}

/**
 * HTML that the prerendered page already holds and no script touches: its source need not be shipped again.
 * An empty `__html` with the warning suppressed makes React leave the server's nodes as they are.
 */
export function Prerendered({ id, children, awaken }: PrerenderedProps) {
  const [adopted] = useState(() => arrived.has(id))
  useEffect(() => () => void arrived.delete(id), [id])
  return adopted ? (
    <div ref={awaken} data-prerendered={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  ) : (
    <div data-prerendered={id}>{children()}</div>
  )
}
