import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const LENGTH = 3000

const beside = css({
  position: 'relative',
  '& > svg': { position: 'absolute', top: 0, left: 0, width: '2.5rem', height: '100%' },
  '& li': { position: 'relative', paddingLeft: '3.5rem', hyphens: 'auto', overflowWrap: 'anywhere' },
  '& li > svg': { position: 'absolute', left: 0, top: 0, width: '2.5rem', height: '2.5rem' },
})

const bank = (start: string, bow: number) => `${start}q${bow} 15 0 30${'t0 30'.repeat(LENGTH / 30 - 1)}`

/** A list along a canal: however long the list is, the canal follows it. */
export function Canal({ children }: { children: ReactNode }) {
  return (
    <div css={beside}>
      <svg aria-hidden viewBox={`0 0 40 ${LENGTH}`} preserveAspectRatio="xMidYMin slice">
        <path className="a" d={`${bank('M7 0', -3)}H34V0z`} />
        <path className="a" d={`${bank('M33 0', 3)}H20V0z`} />
        <path className="k" d={`M12 8${'q5-3 10 0-5 3-10 0m8 21q4-3 8 0-4 3-8 0m-8 19'.repeat(LENGTH / 40)}`} />
      </svg>
      {children}
    </div>
  )
}
