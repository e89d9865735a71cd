import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Bars } from './Bars.tsx'
import { WATERLINE } from './canal-scene.ts'
import { DayLine } from './DayLine.tsx'
import { Facade } from './Facade.tsx'
import { FloorPlans } from './FloorPlans.tsx'
import { shaft } from './poles.ts'
import { Shares } from './Shares.tsx'
import { SunsetFan } from './SunsetFan.tsx'
import { Timeline } from './Timeline.tsx'
import { Waterfall } from './Waterfall.tsx'
import { WaterLine } from './WaterLine.tsx'

const caption = 'Una prova'
const values = [{ label: 'Ricavi', value: 25000, text: '25.000 €' }, { label: 'Costi', value: 10000, text: '10.000 €' }]
const steps = [
  { label: 'Lordo', value: 25000, text: '25.000 €' },
  { label: 'Costi', value: -10000, text: '−10.000 €' },
  { label: 'Netto', value: 15000, text: '15.000 €', total: true },
]
const events = ['2023', '2024', '2025'].map((date) => ({ date, text: `Accade nel ${date}` }))
const spans = [{ label: 'Pescheria', from: '7:00', to: '12:30' }]
const stops = ['Piazzale Roma', 'Rialto', 'Salute', 'Lido']

const figures: Record<string, [ReactElement, names: string[]]> = {
  Bars: [<Bars caption={caption} values={values} />, ['Ricavi: 25.000 €', 'Costi: 10.000 €']],
  Waterfall: [<Waterfall caption={caption} steps={steps} />, ['Lordo: 25.000 €', 'Costi: −10.000 €', 'Netto: 15.000 €']],
  Facade: [<Facade caption={caption} lit={40} of={100} label="Quaranta su cento" />, ['Quaranta su cento', '40 finestre accese su 100']],
  Timeline: [<Timeline caption={caption} events={events} />, events.flatMap(({ date, text }) => [date, text])],
  DayLine: [<DayLine caption={caption} spans={spans} />, ['Pescheria: dalle 7:00 alle 12:30']],
  WaterLine: [<WaterLine caption={`${caption}: Linea 1`} stops={stops} />, ['Linea 1', ...stops]],
}

/** What a screen reader is told: the picture's name, and the text that is not hidden. */
const told = (html: string) =>
  html.replace(/<style[^]*?<\/style>|<(ol|p|div) aria-hidden[^]*?<\/\1>/g, '').replace(/<svg role="img" aria-label="([^"]*)"/g, '$1<').replace(/<[^>]*>/g, ' ')

describe.each(Object.entries(figures))('%s', (_, [figure, names]) => {
  const html = renderToStaticMarkup(figure)

  test.each([caption, ...names])('tells «%s»', (name) => expect(told(html).replaceAll('\u00A0', ' ')).toContain(name.replaceAll('\u00A0', ' ')))
  test('has no style attribute and no script', () => expect(html).not.toMatch(/ style=|<script|<filter/))
  test('is the same in every build', () => expect(renderToStaticMarkup(figure)).toBe(html))
})

/** Lowest and highest ordinate of each outline drawn with `className`. */
function extents(figure: ReactElement, className: string) {
  const d = new RegExp(`class="${className}"[^>]* d="([^"]*)"`).exec(renderToStaticMarkup(figure))![1]!
  return d.split('z').filter(Boolean).map((outline) => {
    const heights = [...outline.matchAll(/[-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y))
    return { foot: Math.max(...heights), top: Math.min(...heights) }
  })
}
const lengths = (figure: ReactElement, className: string) => extents(figure, className).map(({ foot, top }) => foot - top)

test('poles are as high as their values', () => {
  const [first, second] = lengths(figures.Bars![0], 'r K')
  expect(second! / first!).toBeCloseTo(10000 / 25000, 2)
})

test('what is taken away is the top of the gross, what is left the net', () => {
  const [gross, costs, net] = ['k', 'r K', 'o K'].map((ink) => extents(figures.Waterfall![0], ink)[0]!)
  expect(costs!.top).toBe(gross!.top)
  expect(costs!.foot).toBe(net!.top)
  expect((net!.foot - net!.top) / (gross!.foot - gross!.top)).toBeCloseTo(0.6, 2)
})

test('an uneven edge leaves the height of a pole exact', () => {
  expect(shaft({ x: 90, width: 30, top: 51.5, foot: WATERLINE }, 7)).toMatch(/^M\S+ 152L.*Q\S+ 51\.5 90 51\.5Q\S+ 51\.5 .* 152z$/)
})

test('as many windows are lit as the share says', () => {
  const html = renderToStaticMarkup(<Facade caption={caption} lit={7} of={12} label="Sette su dodici" />)
  const windows = (ink: string) => [...html.matchAll(new RegExp(`class="${ink}" d="([^"]*)"`, 'g'))].map(([, d]) => d!.match(/c.*?z/g)?.length ?? 0)
  expect(Math.max(...windows('o'))).toBe(7)
  expect(Math.max(...windows('k'))).toBe(5)
})

const impossible: Record<string, ReactElement> = {
  'a negative bar': <Bars caption={caption} values={[values[0]!, { label: 'Costi', value: -1, text: '−1' }]} />,
  'bars of zero': <Bars caption={caption} values={values.map((entry) => ({ ...entry, value: 0 }))} />,
  'one bar': <Bars caption={caption} values={values.slice(1)} />,
  'a bar that is no number': <Bars caption={caption} values={[values[0]!, { label: 'Costi', value: Number.NaN, text: '?' }]} />,
  'a total of zero': <Waterfall caption={caption} steps={steps.map((step) => ({ ...step, value: 0 }))} />,
  'a wrong total': <Waterfall caption={caption} steps={[...steps.slice(0, 2), { ...steps[2]!, value: 16000 }]} />,
  'a fall below zero': <Waterfall caption={caption} steps={[steps[0]!, { ...steps[1]!, value: -26000 }]} />,
  'more lit windows than windows': <Facade caption={caption} lit={11} of={10} label="Troppe" />,
  'no windows': <Facade caption={caption} lit={0} of={0} label="Nessuna" />,
  'half a window': <Facade caption={caption} lit={0.5} of={10} label="Mezza" />,
  'two events': <Timeline caption={caption} events={events.slice(1)} />,
  'an hour before six': <DayLine caption={caption} spans={[{ ...spans[0]!, from: '5:00' }]} />,
  'an hour that is none': <DayLine caption={caption} spans={[{ ...spans[0]!, to: '24:30' }]} />,
  'closing before opening': <DayLine caption={caption} spans={[{ ...spans[0]!, to: '6:30' }]} />,
  'three stops': <WaterLine caption={caption} stops={stops.slice(1)} />,
  'a line without a number': <WaterLine caption={caption} stops={stops} />,
  'a stop twice': <WaterLine caption={caption} stops={[...stops, 'Lido']} />,
}

test.each([
  ['a house without a floor', <FloorPlans key="" areas={[28, 0]} />, 'Figure «FloorPlans»: expected areas above 0, found 0'],
  ['more nights than there are', <Shares key="" values={[201]} of={200} />, 'Figure «Shares»: expected values from 0 to 200, found 201'],
  ['a sunset in the east', <SunsetFan key="" bearings={[90, 305]} />, 'Figure «SunsetFan»: expected bearings from 180 to 360, found 90'],
])('refuses %s', (_, figure, message) => {
  expect(() => renderToStaticMarkup(figure)).toThrow(message)
})

test.each(Object.entries(impossible))('refuses %s and names the figure', (_, figure) => {
  expect(() => renderToStaticMarkup(figure)).toThrow('Figure «Una prova»: expected')
})
