import { tools } from '../content/tool-names.ts'
import { Checklist } from './Checklist.tsx'
import { itineraries } from './itineraries.ts'

const parts = itineraries.map(({ letter, name, stops }) => ({
  name: `${letter}. ${name}`,
  entries: stops.map(({ name, minutes, how }) => {
    const walk = minutes === undefined ? how : `${minutes} minuti`
    return walk === undefined ? name : `${name}, ${walk}`
  }),
}))

export function ItineraryTool() {
  return <Checklist title={tools.itinerary.title} parts={parts} />
}
