import { type ReactNode, useCallback } from 'react'
import { type ToolName, tools } from '../content/tool-names.ts'
import { firstChange, openingText } from './opening.ts'
import type { Schedule } from './schedules.ts'
import { frame } from './tool-style.ts'
import { useNow } from './use-now.ts'

interface OpeningToolProps {
  name: ToolName
  schedules: readonly Schedule[]
  children: ReactNode
}

/** What is open by the clock of Rome, wherever the reader is: the browser knows what time it is. */
export function OpeningTool({ name, schedules, children }: OpeningToolProps) {
  const now = useNow(useCallback((moment: Date) => firstChange(schedules, moment), [schedules]))
  return (
    <section css={frame} aria-labelledby="strumento">
      <h2 id="strumento">{tools[name].title}</h2>
      <output aria-labelledby="strumento">
        {now ? schedules.map((schedule) => <span key={schedule.name}>{`${schedule.name}: ${openingText(schedule, now)}`}</span>) : 'Gli orari valgono con l’ora di Roma'}
      </output>
      {children}
    </section>
  )
}
