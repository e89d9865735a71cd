import { css } from '@emotion/react'
import { color } from '../config/theme.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: color.muted,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', minWidth: '2.75rem' },
  // «Blog» is narrower than a finger: where the way stands at the right, it ends with its words.
  '& li:last-child a': { justifyContent: 'flex-end' },
  '& li + li::before': { content: '"/" / ""', padding: '0 .5rem' },
})

interface Step {
  text: string
  /** None on the page the reader is on. */
  to?: string
}

/** Where the page stands below the home page. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Percorso">
      <ol css={row}>
        {steps.map(({ text, to }) => (
          <li key={text}>{to ? <a href={to}>{text}</a> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
