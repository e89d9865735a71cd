import { type ReactNode, useCallback } from 'react'
import { toolId, type ToolName, tools } from '../content/tool-names.ts'
import { firstChange, openHours, openingText, openingTexts } from './opening.ts'
import { Room } from './Room.tsx'
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
    <section css={frame} aria-labelledby={toolId}>
      <h2 id={toolId}>{tools[name].title}</h2>
      <output aria-labelledby={toolId}>
        {schedules.map((schedule) => {
          const asleep = openHours(schedule)
          return (
            <span key={schedule.name}>
              <span>{schedule.name}</span>{' '}
              <b>
                <Room texts={[...openingTexts(schedule), asleep]}>{now ? openingText(schedule, now) : asleep}</Room>
              </b>{' '}
            </span>
          )
        })}
      </output>
      {children}
    </section>
  )
}
