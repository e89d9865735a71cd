import { AmountField } from './AmountField'
import { Calculator } from './Calculator'
import { ChoiceField } from './ChoiceField'
import { euro, number } from './format'
import {
  dayNames,
  priceAssumptions,
  priceBand,
  priceDefaults,
  priceProblems,
  revenueBand,
  seasonNames,
  type DayKind,
  type PriceBand,
  type PriceInput,
  type Season,
} from './price'
import { lowestPrice } from './price-floor'
import { ToolTable } from './ToolTable'
import { useTool } from './use-tool'

const model = {
  names: {
    basePrice: 'prezzo',
    season: 'stagione',
    day: 'giorno',
    occupancy: 'occupazione',
    nights: 'notti',
    changeoverCost: 'cambio',
    utilities: 'utenze',
    deducted: 'trattenute',
  },
  defaults: priceDefaults,
  problems: priceProblems,
}

const bandText = ({ from, to }: PriceBand) => `${euro(from)}–${euro(to)}`
const summaryOf = (input: PriceInput) =>
  `Prova fra ${euro(priceBand(input).from)} e ${euro(priceBand(input).to)} a notte: ${bandText(revenueBand(input))} per notte disponibile. Pavimento: ${euro(lowestPrice(input))}`

const { season, day, occupancy } = priceAssumptions

export function PriceTool() {
  const tool = useTool(model)
  const { input, field } = tool
  return (
    <Calculator
      title="Una fascia di prezzo da provare"
      tool={tool}
      summary={input && summaryOf(input)}
      fields={
        <>
          <AmountField label="Il prezzo di un martedì di ottobre, in euro" {...field('basePrice')} />
          <ChoiceField label="Stagione" choices={seasonNames} wide {...field('season')} />
          <ChoiceField label="Giorni della settimana" choices={dayNames} {...field('day')} />
          <AmountField label="Occupazione attesa, in %" {...field('occupancy')} />
          <AmountField label="Notti del soggiorno" {...field('nights')} />
          <AmountField label="Costo di un cambio d’ospite, in euro" {...field('changeoverCost')} />
          <AmountField label="Utenze a notte, in euro" {...field('utilities')} />
          <AmountField label="Portale, gestione e cedolare, in %" {...field('deducted')} />
        </>
      }
    >
      <p>
        I fattori sono ipotesi nostre, da mettere alla prova, e non statistiche: × {number(season.low)} in bassa stagione,{' '}
        × {number(season.high)} in alta, × {number(day.weekend)} il fine settimana; 10% in meno sotto il {occupancy.weak}%
        {' '}di occupazione, 10% in più sopra l’{occupancy.strong}%. La fascia non scende mai sotto il pavimento.
      </p>
      <ToolTable
        caption={`Da ${euro(priceDefaults.basePrice)} di un martedì di ottobre, con il ${priceDefaults.occupancy}% di occupazione`}
        heads={['Stagione', ...Object.values(dayNames)]}
        rows={Object.entries(seasonNames).map(([season, name]) => [
          name.replace(/:.*/, ''),
          ...Object.keys(dayNames).map((day) =>
            bandText(priceBand({ ...priceDefaults, season: season as Season, day: day as DayKind })),
          ),
        ])}
      />
    </Calculator>
  )
}
