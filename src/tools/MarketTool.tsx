import { NextStep } from './NextStep'
import { OpeningTool } from './OpeningTool'
import { fishMarket, greengrocers } from './schedules'

const schedules = [fishMarket, greengrocers]

/** Without a table: the article's figure, above it, shows the hours. */
export function MarketTool() {
  return (
    <OpeningTool name="market" schedules={schedules}>
      <p>{fishMarket.note}</p>
      <NextStep />
    </OpeningTool>
  )
}
