import { cardFees } from './card-fees.ts'
import { changeoverCost } from './changeover.ts'
import { contracts } from './contracts.ts'
import { fares } from './fares.ts'
import type { Dated } from './freshness.ts'
import { priceAssumptions } from './price.ts'
import { fishMarket, greengrocers, office } from './schedules.ts'
import { waterLines } from './water-lines.ts'

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
