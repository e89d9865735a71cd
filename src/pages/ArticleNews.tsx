import { css } from '@emotion/react'
import { color, font } from '../config/theme.ts'
import { type ArticleNotice, fullDate } from '../content/article.ts'
import { textColumn } from './text-column.ts'

const line = css(textColumn, {
  paddingTop: '1rem',
  font: `450 1rem/1.5 ${font.ui}`,
  color: color.muted,
  '& p': { maxWidth: '41.34375rem' },
})

/** What has changed since the article's date, in the line under its head: it leads to the box that says more. */
export const ArticleNews = ({ date, text }: ArticleNotice) => (
  <div css={line}>
    <p>
      {/* So short that the fonts, when they come, do not move what follows it. */}
      <a href="#aggiornamento">Aggiornato</a>
      {` il ${fullDate(date)}: ${text}`}
    </p>
  </div>
)
