import { color } from '../config/theme.ts'

/** A box in the page's own ink; with forced colours it is the browser's. */
export const tickBox = {
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  '@media not (forced-colors: active)': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    border: `2px solid ${color.control}`,
    borderRadius: 2,
    background: color.background,
    printColorAdjust: 'exact',
    '&:checked': { background: color.control },
    '&:checked::before': {
      content: '""',
      width: '1rem',
      height: '1rem',
      background: color.background,
      clipPath: 'polygon(13% 45%, 2% 57%, 40% 92%, 99% 20%, 87% 9%, 39% 68%)',
    },
    '&[aria-invalid]': { border: `3px solid ${color.accent}` },
  },
} as const
