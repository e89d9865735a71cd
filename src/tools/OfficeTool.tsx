import { nextMidnight, romeTime } from './clock.ts'
import { weekday } from './day.ts'
import { openingRows } from './opening.ts'
import { OpeningTool } from './OpeningTool.tsx'
import { office } from './schedules.ts'
import { marked } from './tool-style.ts'
import { ToolTable } from './ToolTable.tsx'
import { useNow } from './use-now.ts'

const schedules = [office]

const hoursCell = (hours: string, isToday: boolean) => (isToday ? <mark css={marked}>{hours}</mark> : hours)

export function OfficeTool() {
  const now = useNow(nextMidnight)
  const today = now && weekday(romeTime(now))
  return (
    <OpeningTool name="office" schedules={schedules}>
      <ToolTable
        caption="La settimana"
        rows={openingRows(office).map(({ weekdays, days, hours }) => [days, hoursCell(hours, today !== undefined && weekdays.includes(today))])}
      />
      <p>{office.note}</p>
    </OpeningTool>
  )
}
