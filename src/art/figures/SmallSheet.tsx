import type { ReactNode } from 'react'

/** As wide as the margin beside a text, in units of the drawing. */
export const SMALL = 192

/** The sheet of a small figure, which its note explains in words: nobody hears it. Its letters are those of the note. */
export const SmallSheet = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg width={SMALL} viewBox={`0 0 ${SMALL} ${height}`} fill="currentColor" aria-hidden>
    {children}
  </svg>
)
