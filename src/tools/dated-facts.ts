import { cardFees } from './card-fees'
import { changeoverCost } from './changeover'
import { contracts } from './contracts'
import { fares } from './fares'
import type { Dated } from './freshness'
import { priceAssumptions } from './price'
import { fishMarket, greengrocers, office } from './schedules'
import { waterLines } from './water-lines'

interface DatedFact extends Dated {
  name: string
}

/** All that the tools know and that time can make false, for `npm run freshness`. */
export const datedFacts: readonly DatedFact[] = [
  { name: 'Tariffe dei vaporetti', ...fares },
  { name: 'Ipotesi sui prezzi', ...priceAssumptions },
  { name: 'Costo di un cambio d’ospite', ...changeoverCost },
  { name: 'Costo dell’incasso con carta', ...cardFees },
  fishMarket,
  greengrocers,
  office,
  ...contracts,
  ...waterLines.map((line) => ({ ...line, name: `Linea ${line.name}, da ${line.stops[0]}` })),
]
