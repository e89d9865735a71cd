import { Fragment, useCallback } from 'react'
import { firstChange, openingRows, openingText } from './opening'
import type { Schedule } from './schedules'
import { frame } from './tool-style'
import { ToolTable } from './ToolTable'
import { useNow } from './use-now'

interface OpeningToolProps {
  title: string
  schedules: readonly Schedule[]
}

/** The hours, and in the browser what is open by the clock of Rome, wherever the reader is. */
export function OpeningTool({ title, schedules }: OpeningToolProps) {
  const now = useNow(useCallback((moment: Date) => firstChange(schedules, moment), [schedules]))
  return (
    <section css={frame} aria-labelledby="strumento">
      <h2 id="strumento">{title}</h2>
      <output>
        {now
          ? schedules.map((schedule) => <p key={schedule.name}>{`${schedule.name}: ${openingText(schedule, now)}`}</p>)
          : 'Gli orari valgono con l’ora di Roma'}
      </output>
      {schedules.map((schedule) => (
        <Fragment key={schedule.name}>
          <ToolTable caption={schedule.name} rows={openingRows(schedule).map(({ days, hours }) => [days, hours])} />
          <p>{schedule.note}</p>
        </Fragment>
      ))}
    </section>
  )
}
