import { dialRemarks, SunDial } from '../art/figures/SunDial.tsx'
import { fullDate } from '../content/article.ts'
import { clockText } from '../ui/clock-text.ts'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { romeTime } from './clock.ts'
import { isoDay, parseDay, type Day } from './day.ts'
import { BURANO_MINUTES, goodLightAtBurano, SUNSET_DEGREES, sunAltitude, sunset, sunsetProblems } from './sunset.ts'
import type { Result } from './Result.tsx'
import { sunOf, sunYear } from './sun-year.ts'
import { useTool } from './use-tool.ts'

const model = {
  names: { date: 'giorno' },
  defaults: { date: '2027-03-15' },
  current: () => ({ date: isoDay(romeTime(new Date())) }),
  problems: sunsetProblems,
}

const clock = clockText(BURANO_MINUTES)

const lightAtBurano = (day: Day) => {
  const altitude = sunAltitude(day, BURANO_MINUTES)
  if (altitude >= SUNSET_DEGREES && altitude < 0.5) return 'all’orizzonte, ultima luce'
  if (goodLightAtBurano(day)) return `a ${Math.round(altitude)}°, buona luce`
  return altitude < 0 ? 'già sotto l’orizzonte' : `a ${Math.round(altitude)}°, ancora alto`
}

const resultOf = (day: Day): Result => ({
  label: `Tramonto, ${fullDate(isoDay(day))}`,
  figure: clockText(sunset(day)),
  detail: `Alle ${clock}, a Burano, il sole è ${lightAtBurano(day)}`,
})

export function SunsetTool() {
  const tool = useTool(model)
  const { input, field } = tool
  const day = parseDay(input?.date ?? '')

  return (
    <Calculator
      name="sunset"
      changes
      tool={tool}
      result={day && resultOf(day)}
      remarks={dialRemarks(`alle ${clock}`)}
      fields={
        <>
          <AmountField label="Giorno" type="date" {...field('date')} />
          <SunDial caption="Dodici mesi di luce" at={`alle ${clock}`} suns={sunYear} lit={day && sunOf(day)} />
        </>
      }
    />
  )
}
