import { css } from '@emotion/react'
import { from, layout } from '../config/theme.ts'
import { container } from '../ui/surface.ts'

/** Without a column beside it the text is no wider than its lines may be, and begins where all else does. */
const measured = { '@media screen and (max-width:63.99em)': { maxWidth: '41.34375rem', marginLeft: layout.gutter } }

/** The columns of an article: its index, its text, and beside it a margin where there is room for one. */
export const columns = css(container, measured, {
  [from.columns]: { display: 'grid', gridTemplateColumns: '13rem minmax(0, 34.5em) 1fr', gap: '4rem' },
  [from.margin]: { gridTemplateColumns: '11.5rem 41.34375rem', gap: '2.5rem' },
})

/** What stands over the text or under it, at its edge. */
export const textColumn = css(container, measured, { [from.columns]: { paddingLeft: '17rem' }, [from.margin]: { paddingLeft: '14rem' } })
