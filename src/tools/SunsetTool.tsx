import { fullDate } from '../content/article'
import { clockText } from '../ui/clock-text'
import { button } from '../ui/LinkButton'
import { AmountField } from './AmountField'
import { Calculator } from './Calculator'
import { romeTime } from './clock'
import { isoDay, parseDay, type Day } from './day'
import { BURANO_MINUTES, goodLightAtBurano, sunAltitude, sunset, sunsetProblems } from './sunset'
import type { Result } from './Result'
import { useTool } from './use-tool'

const model = {
  names: { date: 'giorno' },
  defaults: { date: '2027-03-15' },
  problems: sunsetProblems,
}

const lightAtBurano = (day: Day) => {
  const altitude = sunAltitude(day, BURANO_MINUTES)
  if (Math.abs(altitude) < 0.5) return 'all’orizzonte, ultima luce'
  if (goodLightAtBurano(day)) return `a ${Math.round(altitude)}°, buona luce`
  return altitude < 0 ? 'già sceso' : `a ${Math.round(altitude)}°, ancora alto`
}

const resultOf = (day: Day): Result => ({
  label: `Tramonto, ${fullDate(isoDay(day))}`,
  figure: clockText(sunset(day)),
  detail: `Alle ${clockText(BURANO_MINUTES)}, a Burano, il sole è ${lightAtBurano(day)}`,
})

export function SunsetTool() {
  const tool = useTool(model)
  const { input, field, form, update } = tool
  const day = parseDay(input?.date ?? '')

  const chooseToday = () => {
    const control = form.current?.elements.namedItem(model.names.date)
    if (control instanceof HTMLInputElement) control.value = isoDay(romeTime(new Date()))
    update()
  }

  return (
    <Calculator
      name="sunset"
      tool={tool}
      result={day && resultOf(day)}
      fields={
        <>
          <AmountField label="Giorno" type="date" {...field('date')} />
          <p>
            <button type="button" css={button} onClick={chooseToday}>
              Oggi
            </button>
          </p>
        </>
      }
    />
  )
}
