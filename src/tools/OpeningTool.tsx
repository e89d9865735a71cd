import { type ReactNode, useCallback } from 'react'
import { toolId, type ToolName, tools } from '../content/tool-names.ts'
import { firstChange, openingText, openingTexts } from './opening.ts'
import { Room } from './Room.tsx'
import type { Schedule } from './schedules.ts'
import { frame } from './tool-style.ts'
import { useNow } from './use-now.ts'

const ASLEEP = 'Gli orari sono in ora italiana'

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
        {schedules.map((schedule, place) => {
          const say = (text: string) => `${schedule.name}: ${text}`
          return (
            <Room key={schedule.name} texts={[...openingTexts(schedule).map(say), ASLEEP]}>
              {now ? say(openingText(schedule, now)) : place === 0 ? ASLEEP : ''}
            </Room>
          )
        })}
      </output>
      {children}
    </section>
  )
}
