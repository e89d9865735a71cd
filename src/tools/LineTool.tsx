import { css } from '@emotion/react'
import { AmountField } from './AmountField.tsx'
import { Calculator } from './Calculator.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { fareDefaults, fareProblems, ticketOrPass, type FareInput } from './fares.ts'
import { euro } from './format.ts'
import type { Draft } from './problem.ts'
import type { Result } from './Result.tsx'
import { useTool } from './use-tool.ts'
import { linesBetween, routeProblems, type Route } from './water-line.ts'
import { stops, type Stop } from './water-lines.ts'

interface LineInput extends FareInput {
  from: Stop
  to: Stop
}

const defaults: LineInput = { from: 'Ferrovia', to: 'Burano', ...fareDefaults }
const model = {
  names: { from: 'da', to: 'a', rides: 'corse', hours: 'ore' },
  defaults,
  problems: (draft: Draft<LineInput>) => [...routeProblems(draft), ...fareProblems(draft)],
}

/** «3, poi 12»: its lines, in their order. */
const linesOf = (route: Route) => route.map(({ line }) => line.name).join(', poi ')

const listed = new Intl.ListFormat('it')

/** Where one changes boats, if one does. */
const changesOf = (route: Route) => (route.length > 1 ? `, cambiando a ${listed.format(route.slice(0, -1).map(({ to }) => to))}` : '')

const resultOf = (routes: Route[], input: LineInput): Result => {
  const { best, other } = ticketOrPass(input)
  return {
    label: `Da ${input.from} a ${input.to}${changesOf(routes[0]!)}`,
    figure: `Linea\u00a0${linesOf(routes[0]!)}`,
    second: {
      label: best.name,
      figure: euro(best.price),
      ...(other && { detail: `Altrimenti ${other.name.toLowerCase()}: ${euro(other.price)}` }),
    },
  }
}

const notesOf = (routes: Route[]) => [
  ...new Set(routes.flat().flatMap(({ line }) => (line.note ? [`Linea\u00a0${line.name}. ${line.note}`] : []))),
]

const notes = css({ padding: '.75rem 0 .25rem', '& > p + p': { marginTop: '.875rem' } })

export function LineTool() {
  const tool = useTool(model)
  const { input, draft, field } = tool
  // Of the way alone: what is asked of rides and hours, and refused, does not change it.
  const routes = routeProblems(draft).length > 0 ? [] : linesBetween(draft.from!, draft.to!)
  return (
    <Calculator
      name="line"
      tool={tool}
      result={input && resultOf(routes, input)}
      fields={
        <>
          <ChoiceField label="Fermata di partenza" choices={stops} {...field('from')} />
          <ChoiceField label="Fermata di arrivo" choices={stops} {...field('to')} />
          <AmountField label="Corse in tutto" {...field('rides')} />
          <AmountField label="Ore fra la prima e l’ultima corsa" {...field('hours')} />
        </>
      }
      notes={
        <div css={notes}>
          {routes[1] && <p>{`In alternativa, linea\u00a0${linesOf(routes[1])}${changesOf(routes[1])}.`}</p>}
          {notesOf(routes.slice(0, 1)).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      }
    />
  )
}
