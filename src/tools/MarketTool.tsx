import { NextStep } from './NextStep.tsx'
import { OpeningTool } from './OpeningTool.tsx'
import { fishMarket, greengrocers } from './schedules.ts'

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
