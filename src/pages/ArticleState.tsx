import { css } from '@emotion/react'
import { below, color, font } from '../config/theme.ts'
import { type ArticleNotice, fullDate } from '../content/article.ts'
import type { Standing } from '../content/sources/source.ts'
import { textColumn } from './text-column.ts'

const lines = css(textColumn, {
  paddingTop: '1rem',
  font: `450 1rem/1.5 ${font.ui}`,
  color: color.muted,
  '& p': { maxWidth: '41.34375rem' },
  // On a phone the text begins sooner: the box says it, too.
  [below.grid]: { '& span': { display: 'none' } },
})

interface ArticleStateProps {
  notice: ArticleNotice | undefined
  standing: Standing | undefined
}

/** How old the text is: what has changed since, and until when its sources were read. */
export const ArticleState = ({ notice, standing }: ArticleStateProps) => (
  <div css={lines}>
    {notice && (
      <p>
        <a href="#aggiornamento">Aggiornato il {fullDate(notice.date)}</a>
        <span>{`: ${notice.text}`}</span>
      </p>
    )}
    {standing && (
      <p>
        {standing.read ? (
          <>
            Fonti rilette: {standing.words}, l’ultima il <time dateTime={standing.read}>{fullDate(standing.read).replace(' ', '\u00a0')}</time>
            {standing.newest && `; la più nuova è del ${standing.newest}`}.
          </>
        ) : (
          `${standing.words}.`
        )}
      </p>
    )}
  </div>
)
