import { toolTitles } from '../content/tool-names.ts'
import { Checklist } from './Checklist.tsx'
import { itineraries, walkingMinutes } from './itineraries.ts'

// The article's tables have the way from stop to stop; on this sheet is what its young readers look for.
const parts = itineraries.map(({ letter, name, stops }) => ({
  name: `${letter}. ${name}, ${walkingMinutes(letter)} minuti a piedi`,
  entries: stops.map((stop) => [stop.name, stop.find] as const),
}))

export function ItineraryTool() {
  return <Checklist title={toolTitles.itinerary} parts={parts} />
}
