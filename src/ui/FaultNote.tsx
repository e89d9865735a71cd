import { css } from '@emotion/react'
import { color } from '../config/theme.ts'

const note = css({ marginTop: '.375rem', color: color.accent, fontWeight: 600 })

export interface FaultWords {
  /** What is said where nothing stands in the field. */
  missing: string
  /** What is said where something else stands in it than it takes. */
  mistyped?: string
}

/** Stands under a field, empty until a script has something to say (src/app/tell-refused.ts). */
export const FaultNote = ({ of, missing, mistyped }: FaultWords & { of: string }) => (
  <p id={`${of}-errore`} hidden data-missing={missing} data-mistyped={mistyped} css={note} />
)
