import { cardFeesRead } from './card-fees.ts'
import { changeoverCostRead } from './changeover.ts'
import { contracts } from './contracts.ts'
import { faresRead } from './fares.ts'
import type { Dated } from './freshness.ts'
import { priceAssumptionsRead } from './price.ts'
import { fishMarket, greengrocers, office } from './schedules.ts'
import { waterLines } from './water-lines.ts'

interface DatedFact extends Dated {
  name: string
}

/** All that the tools know and that time can make false, for `npm run freshness`. */
export const datedFacts: readonly DatedFact[] = [
  { name: 'Tariffe dei vaporetti', ...faresRead },
  { name: 'Ipotesi sui prezzi', ...priceAssumptionsRead },
  { name: 'Costo di un cambio d’ospite', ...changeoverCostRead },
  { name: 'Costo dell’incasso con carta', ...cardFeesRead },
  fishMarket,
  greengrocers,
  office,
  ...contracts,
  ...waterLines.map((line) => ({ ...line, name: `Linea ${line.name}, da ${line.stops[0]}` })),
]
