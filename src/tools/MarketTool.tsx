import { OpeningTool } from './OpeningTool'
import { fishMarket, greengrocers } from './schedules'

const schedules = [fishMarket, greengrocers]

export function MarketTool() {
  return <OpeningTool title="Il mercato è aperto?" schedules={schedules} />
}
