import { css } from '@emotion/react'
import { below } from '../config/theme.ts'
import { dayAndMonth, fullDate } from '../content/article.ts'
import { toolId, toolTitles } from '../content/tool-names.ts'
import { filled } from '../ui/LinkButton.tsx'
import { nextMidnight, romeTime } from './clock.ts'
import { isoDay, type Day } from './day.ts'
import { FESTIVAL_CALENDAR, festivalsOf, festivalYears, nextFestivals, type Festival } from './festivals.ts'
import { NextStep } from './NextStep.tsx'
import { answers, Room } from './Room.tsx'
import { frame, marked } from './tool-style.ts'
import { ToolTable } from './ToolTable.tsx'
import { useNow } from './use-now.ts'

/** On a phone its years stand two in a line, each date near its year: the sheet below the text, which makes a list of each row, is outweighed. */
const byYear = css({
  [below.grid]: {
    '& tr:has(td)': { display: 'grid !important', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.25rem), 1fr))', columnGap: '2rem' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& tbody [data-align]': { 'marginTop': '.25rem !important', 'textAlign': 'left', '&::before': { width: '3rem !important', paddingRight: '0 !important' } },
  },
})

/** «4 mar», «18–19 lug». */
function shortDate({ from, to }: Festival) {
  const [first = '', month = ''] = dayAndMonth(isoDay(from)).split(' ')
  const days = from.day === to.day ? first : `${first}\u2060–\u2060${to.day}`
  return `${days}\u00A0${month.slice(0, 3)}`
}

const isSame = (one: Festival, other: Festival | undefined) => one.id === other?.id && one.from.year === other.from.year

function cellOf(festival: Festival, soonest: Festival | undefined) {
  return isSame(festival, soonest) ? <mark css={marked}>{shortDate(festival)}</mark> : shortDate(festival)
}

const comes = ({ name, from }: Festival) => [`La prossima: ${name}`, fullDate(isoDay(from))] as const
const holds = (festival: Festival, today: Day) =>
  [`In corso: ${festival.name}`, isoDay(festival.to) === isoDay(today) ? 'Oggi' : `Fino al ${dayAndMonth(isoDay(festival.to))}`] as const
const summaryOf = (festival: Festival, today: Day) => (isoDay(festival.from) <= isoDay(today) ? holds(festival, today) : comes(festival))

// The first year is over: the calendar alone keeps it.
const [, ...years] = festivalYears
const unmarked = ['Date calcolate: verifica il programma prima di partire', ''] as const
const all = years.flatMap(festivalsOf)
const summaries = [unmarked, ...all.map(comes), ...all.map((festival) => holds(festival, festival.from))]

/** The dates to come, up to 2030; the browser, which knows what day it is, marks the next. */
export function FestivalsTool() {
  const now = useNow(nextMidnight)
  const today = now && romeTime(now)
  const soonest = today && nextFestivals(today)[0]
  const kinds = festivalsOf(years[0])
  const [what, when] = soonest && today ? summaryOf(soonest, today) : unmarked
  return (
    <section css={[frame, byYear]} aria-labelledby={toolId}>
      <h2 id={toolId}>{toolTitles.festivals}</h2>
      <output css={answers} aria-labelledby={toolId}>
        <span>
          <Room texts={summaries.map(([text]) => text)}>{what}</Room>{' '}
          <b>
            <Room texts={summaries.map(([, text]) => text)}>{when}</Room>
          </b>
        </span>
      </output>
      <ToolTable
        caption="Le date, anno per anno"
        heads={['Festa', ...years.map(String)]}
        rows={kinds.map(({ name }, place) => [name, ...years.map((year) => cellOf(festivalsOf(year)[place]!, soonest))])}
      />
      <NextStep
        task={
          <a href={FESTIVAL_CALENDAR} download css={filled}>
            Scarica il calendario (.ics)
          </a>
        }
      />
    </section>
  )
}
