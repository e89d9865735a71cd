import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, font, rule } from '../../config/theme.ts'
import { inkBox } from '../../ui/surface.ts'
import { room, tied } from '../../ui/tied.ts'
import { fullDate } from '../article.ts'

const box = css({
  background: color.panel,
  padding: 'min(1.5rem, 5vw)',
  font: `450 1.0625rem/1.5 ${font.ui}`,
  '& h2': { fontSize: 'min(1.75rem, 1rem + 3vw)', marginBottom: '.75rem' },
  '& p + p': { marginTop: '.875rem' },
})
const brief = css(box, { borderTop: rule.double })
const callout = css(box, inkBox, { '& h2': { color: color.gold } })
const update = css(box, { 'borderLeft': `6px double ${color.accent}`, '& :is(p, li)': { maxWidth: '31em' }, '& time': { display: 'inline-block' } })
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
    <h2>{tied(title, room.heading)}</h2>
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

/** «Fonti»: the build fills it with what the text cites; it is styled with what stands below the text (src/pages/sources-list.ts). */
export const Sources = ({ children }: { children?: ReactNode }) => (
  <section aria-labelledby="fonti">
    <h2 id="fonti">Fonti</h2>
    {children}
  </section>
)

/** What stands in the margin where there is one, beside the paragraph before it: two in an article at most, each with a name of its own (src/pages/margin.ts). */
const aside = (name: string) => ({ children }: Words) => (
  <aside css={sideNote} aria-label={name}>
    {children}
  </aside>
)
export const SideNote = aside('Nota')
/** A small figure, and the words that say what it shows. */
export const SideFigure = aside('Disegno')
