import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, rule } from '../../config/theme.ts'
import { lagoon } from '../../ui/surface.ts'
import { fullDate } from '../article.ts'

const box = css({
  background: color.panel,
  padding: '1.5rem 1.5rem 1.75rem',
  font: `450 1.125rem/1.5 ${font.ui}`,
  '& h2': { fontSize: '1.75rem', marginBottom: '.75rem' },
  '& li + li': { marginTop: '.5rem' },
  '& p + p': { marginTop: '.875rem' },
})
const brief = css(box, { borderTop: rule.double, '& li': { position: 'relative', paddingLeft: '1.25rem' }, '& li::before': { content: '"–" / ""', position: 'absolute', left: 0, color: color.accent } })
const callout = css(box, lagoon, { '& h2': { color: color.gold } })
const update = css(box, { borderLeft: `6px double ${color.accent}` })
const sources = css(box, {
  background: 'none',
  borderTop: rule.hair,
  padding: '1.5rem 0 0',
  color: color.muted,
  fontSize: '1rem',
  '& ol': { listStyle: 'decimal', paddingLeft: '1.75rem' },
  '& li + li': { marginTop: 0 },
  // A title that is all of its line is pressed as a line, not as a word of a sentence.
  '& li > a:first-of-type': { paddingBlock: '.1em' },
  '& [href^="#"]': { display: 'inline-block', minWidth: '2.75rem', lineHeight: '2.75rem', textAlign: 'center' },
})
const sideNote = css({
  borderTop: `3px solid ${color.accent}`,
  paddingTop: '.625rem',
  font: `450 1.0625rem/1.5 ${font.ui}`,
  color: color.muted,
})

interface Words {
  children: ReactNode
}

export const Brief = ({ children }: Words) => (
  <section css={brief} aria-labelledby="in-breve">
    <h2 id="in-breve">In breve</h2>
    {children}
  </section>
)

export const Callout = ({ title, children }: Words & { title: string }) => (
  <section css={callout} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** What has changed since the article's date, as it was on a day. */
export const Update = ({ date, children }: Words & { date: string }) => (
  <section css={update} aria-labelledby="aggiornamento">
    <h2 id="aggiornamento">
      Aggiornamento, <time dateTime={date}>{fullDate(date)}</time>
    </h2>
    {children}
  </section>
)

/** «Fonti»: the build fills it with what the text cites. */
export const Sources = ({ children }: { children?: ReactNode }) => (
  <section css={sources} aria-labelledby="fonti">
    <h2 id="fonti">Fonti</h2>
    {children}
  </section>
)

export const SideNote = ({ children }: Words) => (
  <aside css={sideNote} aria-label="Nota">
    {children}
  </aside>
)
