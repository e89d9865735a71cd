import { css } from '@emotion/react'
import { color, space } from '../../config/theme.ts'
import { clockText } from '../../ui/clock-text.ts'
import { Awning } from './Awning.tsx'
import { DaySky } from './DaySky.tsx'
import { hourMarks, readClock } from './day-scale.ts'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'

const hours = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, 1fr)',
  textAlign: 'center',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
const row = css({ marginTop: space(3) })
const words = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(3), alignItems: 'baseline' })
const open = css({ fontWeight: 650, color: color.accent, fontVariantNumeric: 'lining-nums', whiteSpace: 'nowrap' })

interface DayLineProps {
  caption: string
  /** Within the day from 6:00 to 24:00, «7:00». */
  spans: readonly { label: string; from: string; to: string }[]
}

/** Opening hours along a day; the sun stands where all are open, or in the middle of the day that they make. */
export function DayLine({ caption, spans }: DayLineProps) {
  demand(spans.length >= 1, caption, 'at least one span')
  const openings = spans.map(({ label, from, to }) => {
    const [start, end] = [readClock(from), readClock(to)]
    demand(start < end, caption, `«${label}» to open and then close, from 6:00 to 24:00, found ${from} and ${to}`)
    return { label, start, end }
  })
  const [opened, closes] = [Math.max(...openings.map(({ start }) => start)), Math.min(...openings.map(({ end }) => end))]
  const [first, last] = [Math.min(...openings.map(({ start }) => start)), Math.max(...openings.map(({ end }) => end))]
  const spoken = openings.map(({ label, start, end }) => `${label}: dalle ${clockText(start)} alle ${clockText(end)}`)
  return (
    <Figure caption={caption}>
      <DaySky label={spoken.join('; ')} at={opened < closes ? (opened + closes) / 2 : (first + last) / 2} />
      <div aria-hidden css={hours}>
        {hourMarks.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <ol aria-hidden>
        {openings.map(({ label, start, end }) => (
          <li key={`${label} ${start}`} css={row}>
            <span css={words}>
              {label}{' '}
              <b css={open}>
                {clockText(start)}–{clockText(end)}
              </b>
            </span>
            <Awning from={start} to={end} />
          </li>
        ))}
      </ol>
    </Figure>
  )
}
