import { openingRows } from './opening'
import { OpeningTool } from './OpeningTool'
import { office } from './schedules'
import { ToolTable } from './ToolTable'

const schedules = [office]

export function OfficeTool() {
  return (
    <OpeningTool name="office" schedules={schedules}>
      <ToolTable caption={office.name} rows={openingRows(office).map(({ days, hours }) => [days, hours])} />
      <p>{office.note}</p>
    </OpeningTool>
  )
}
