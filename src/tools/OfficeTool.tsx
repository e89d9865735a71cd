import { openingRows } from './opening.ts'
import { OpeningTool } from './OpeningTool.tsx'
import { office } from './schedules.ts'
import { ToolTable } from './ToolTable.tsx'

const schedules = [office]

export function OfficeTool() {
  return (
    <OpeningTool name="office" schedules={schedules}>
      <ToolTable caption="La settimana" rows={openingRows(office).map(({ days, hours }) => [days, hours])} />
      <p>{office.note}</p>
    </OpeningTool>
  )
}
