import { css } from '@emotion/react'
import { color, font } from '../config/theme.ts'
import { type ArticleNotice, fullDate } from '../content/article.ts'
import type { Standing } from '../content/sources/source.ts'
import { textColumn } from './text-column.ts'

const lines = css(textColumn, {
  paddingTop: '1rem',
  font: `450 1rem/1.5 ${font.ui}`,
  color: color.muted,
  '& p': { maxWidth: '41.34375rem' },
})

interface ArticleStateProps {
  notice: ArticleNotice | undefined
  standing: Standing | undefined
}

/** How old the text is, in one sentence for each: where it says what has changed, and until when its sources were read. */
export const ArticleState = ({ notice, standing }: ArticleStateProps) => (
  <div css={lines}>
    <p>
      {notice && (
        <>
          <a href="#aggiornamento">Aggiornato il {fullDate(notice.date)}</a>.{' '}
        </>
      )}
      {standing?.read && (
        <>
          Fonti rilette: {standing.words}, l’ultima il&nbsp;<time dateTime={standing.read}>{fullDate(standing.read).replace(' ', '\u00a0')}</time>
          {standing.newest && `; la più nuova è del ${standing.newest}`}.
        </>
      )}
      {standing && !standing.read && `${standing.words}.`}
    </p>
  </div>
)
