import { css } from '@emotion/react'
import { color } from '../config/theme.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: color.muted,
  fontSize: '1rem',
  // Quieter than the way back beside it, which leads to the same page.
  '& a': { textDecorationColor: color.line, display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', minWidth: '2.75rem' },
  // The space before a step is part of it: a short one is as wide as a finger, and ends at the edge.
  '& li + li > *': { paddingLeft: '.625rem', justifyContent: 'flex-end' },
  '& li + li::before': { content: '"/" / ""', paddingLeft: '.625rem' },
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
