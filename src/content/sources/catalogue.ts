import { arrivals } from './arrivals.ts'
import { boating } from './boating.ts'
import { city } from './city.ts'
import { districts } from './districts.ts'
import { families } from './families.ts'
import { festivals } from './festivals.ts'
import { laws } from './laws.ts'
import { lettings } from './lettings.ts'
import { market } from './market.ts'
import { owners } from './owners.ts'
import { portals } from './portals.ts'
import { pricing } from './pricing.ts'
import { reviews } from './reviews.ts'
import { statistics } from './statistics.ts'
import { sunsets } from './sunsets.ts'
import { taxes } from './taxes.ts'
import { transport } from './transport.ts'
import type { Source } from './source.ts'

/** Every source that an article may cite, by its id. Read by the build alone: no script of the site holds it. */
export const catalogue: Readonly<Record<string, Source>> = {
  ...arrivals,
  ...boating,
  ...city,
  ...districts,
  ...families,
  ...festivals,
  ...laws,
  ...lettings,
  ...market,
  ...owners,
  ...portals,
  ...pricing,
  ...reviews,
  ...statistics,
  ...sunsets,
  ...taxes,
  ...transport,
}
