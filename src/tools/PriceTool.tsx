import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { number, wholeEuros } from './format.ts'
import {
  dayNames,
  highestPrice,
  priceAssumptions,
  priceBand,
  priceDefaults,
  priceProblems,
  revenueBand,
  seasonNames,
  seasonsNote,
  type PriceBand,
  type PriceInput,
} from './price.ts'
import { lowestPrice } from './price-floor.ts'
import { Pole } from './Pole.tsx'
import type { Result } from './Result.tsx'
import { useTool } from './use-tool.ts'

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

const bandText = ({ from, to }: PriceBand) => {
  const [first, last] = [number(Math.round(from)), wholeEuros(to)]
  return last.startsWith(`${first}\u00A0`) ? last : `${first}–${last}`
}
function resultOf(input: PriceInput): Result {
  const band = priceBand(input)
  const [floor, highest] = [lowestPrice(input), highestPrice(input)]
  return {
    label: 'A notte, da provare',
    figure: bandText(band),
    pole: <Pole from={band.from / highest} to={band.to / highest} whole={wholeEuros(highest)} mark={{ at: floor / highest, text: wholeEuros(floor) }} />,
    detail: `Ricavo per notte disponibile: ${bandText(revenueBand(input))}. Pavimento: ${wholeEuros(floor)}`,
  }
}

const { season, day, occupancy } = priceAssumptions
const factors = `I fattori sono ipotesi nostre, non statistiche: × ${number(season.low)} in bassa stagione, × ${number(season.high)} in alta, × ${number(day.weekend)} il fine settimana; 10% in meno sotto il ${occupancy.weak}% di occupazione, 10% in più sopra l’${occupancy.strong}%. La fascia non scende mai sotto il pavimento, la tacca rossa; la scala arriva a un sabato pieno di alta stagione.`

export function PriceTool() {
  const tool = useTool(model)
  const { input, field } = tool
  return (
    <Calculator
      name="price"
      tool={tool}
      result={input && resultOf(input)}
      remarks={factors}
      example
      step="Mandaci il tuo listino"
      fields={
        <>
          <AmountField label="Il prezzo di un martedì di ottobre" unit="euro" {...field('basePrice')} />
          <ChoiceField label="Stagione" choices={seasonNames} note={seasonsNote} {...field('season')} />
          <ChoiceField label="Giorni della settimana" choices={dayNames} {...field('day')} />
          <AmountField label="Occupazione attesa" unit="%" {...field('occupancy')} />
          <AmountField label="Notti del soggiorno" {...field('nights')} />
          <AmountField label="Costo di un cambio d’ospite" unit="euro" {...field('changeoverCost')} />
          <AmountField label="Utenze a notte" unit="euro" {...field('utilities')} />
          <AmountField label="Portale, gestione, IVA e cedolare" unit="%" {...field('deducted')} />
        </>
      }
    />
  )
}
