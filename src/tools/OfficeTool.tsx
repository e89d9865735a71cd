import { OpeningTool } from './OpeningTool'
import { office } from './schedules'

const schedules = [office]

export function OfficeTool() {
  return <OpeningTool title="Orari" schedules={schedules} />
}
