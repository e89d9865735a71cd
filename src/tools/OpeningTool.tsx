import { css } from '@emotion/react'
import { type ReactNode, useCallback } from 'react'
import { color } from '../config/theme.ts'
import { toolId, type ToolName, toolTitles } from '../content/tool-names.ts'
import { isOpen } from './hours.ts'
import { firstChange, openHours, openingSign, openingSigns } from './opening.ts'
import { answers, Room } from './Room.tsx'
import type { Schedule } from './schedules.ts'
import { frame } from './tool-style.ts'
import { useNow } from './use-now.ts'

const shut = css({ color: color.accent })

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
      <h2 id={toolId}>{toolTitles[name]}</h2>
      <output css={answers} aria-labelledby={toolId}>
        {schedules.map((schedule) => {
          const asleep = openHours(schedule)
          const signs = [...openingSigns(schedule), asleep]
          const [state, until] = now ? openingSign(schedule, now) : asleep
          return (
            <span key={schedule.name}>
              <span>{schedule.name}</span>{' '}
              <b css={now && !isOpen(schedule, now) && shut}>
                <Room texts={signs.map(([text]) => text)}>{state}</Room>
              </b>{' '}
              <Room texts={signs.map(([, text]) => text)}>{until}</Room>{' '}
            </span>
          )
        })}
      </output>
      {children}
    </section>
  )
}
