import { css } from '@emotion/react'
import { color, space } from '../../config/theme.ts'
import { Canal } from './Canal.tsx'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'

const event = css({ minHeight: '2.75rem', '&:not(:last-child)': { paddingBottom: space(5) } })
const when = css({ display: 'block', color: color.accent, fontWeight: 650, fontSize: '1.125rem' })

interface TimelineProps {
  caption: string
  events: readonly { date: string; text: string }[]
}

/** Events in order, each moored at a bricola along a canal. */
export function Timeline({ caption, events }: TimelineProps) {
  demand(events.length >= 3 && events.length <= 7, caption, `3 to 7 events, found ${events.length}`)
  for (const { date, text } of events) demand(Boolean(date.trim() && text.trim()), caption, 'a date and a text for each event')
  return (
    <Figure caption={caption}>
      <Canal>
        <ol>
          {events.map(({ date, text }) => (
            <li key={date} css={event}>
              <svg aria-hidden viewBox="0 0 40 40">
                <path className="c K" strokeWidth="1.2" d="M9 36L15 5q2-3 4 0L15 36zM31 36L25 5q-2-3-4 0L25 36zM16 36L18 3q2-3 4 0L24 36z" />
                <path className="r" d="M12 13q8 4 16 0l1 5q-9 4-18 0z" />
                <path className="k" d="M4 36q16-5 32 0-16 5-32 0z" />
              </svg>
              <b css={when}>{date}</b> {text}
            </li>
          ))}
        </ol>
      </Canal>
    </Figure>
  )
}
