import { ofTheBuild, ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheBuild([
    ['figures.scale', 'none lower than half', 'src/art/figures/poles.ts', '(TALLEST * value) / most)', '(TALLEST * Math.max(value, most / 2)) / most)', 'Prenotazioni dirette'],
    ['figures.lit', 'a month that is not shown', 'src/art/figures/SunDial.tsx', 'suns.filter(isUp)', 'suns.filter(isUp).slice(1)', '22 novembre'],
  ]),
  ...ofTheSources([
    ['figures.suns', 'hands that nobody sees by night', 'src/art/figures/SunDial.tsx', '"r Ce" d={up', '"r" d={up'],
    ['figures.suns', 'higher than they are', 'src/art/figures/sun-dial.ts', 'DEGREE * height', '2 * height'],
    ['figures.months', 'the heights of another hour', 'src/art/figures/SunDial.tsx', 'degreesText(height)}', 'degreesText(height + 2)}'],
    ['figures.lit', 'a sun under the months', 'src/art/figures/SunDial.tsx', /(\{ground\})([^]*?)(\{lit && \([^]*?<\/g>\n +\)\})/, '$1\n        $3$2'],
    ['figures.lit', 'a sun over what the months say', 'src/art/figures/sun-dial.ts', '[20, 14.5]', '[20, 4]'],
    ['figures.lit', 'a sun on the other side', 'src/art/figures/sun-dial.ts', 'discAround(seatOf(sun), DAY_RADIUS)', 'discAround(seatOf({ ...sun, months: sun.months + 6 }), DAY_RADIUS)'],
    ['figures.lit', 'a hand that points to June', 'src/art/figures/sun-dial.ts', 'towards(months, REACH)', 'towards(5, REACH)'],
    ['figures.lit', 'a hand among the names', 'src/art/figures/sun-dial.ts', '[6, 41]', '[6, 57]'],
    ['figures.lit', 'a hand through the names', 'src/art/figures/sun-dial.ts', '[6, 41]', '[6, 90]'],
    ['figures.lit', 'hidden behind a month', 'src/art/figures/sun-dial.ts', '[20, 14.5]', '[6, 4]'],
    ['figures.lit', 'always the same day', 'src/tools/SunsetTool.tsx', 'lit={day && sunOf(day)}', 'lit={sunYear[2]}'],
    ['figures.hours', 'noon for all', 'src/art/figures/DaySky.tsx', 'disc(...sunAt(at), 14)', 'disc(...sunAt(780), 14)'],
    ['figures.small', 'sides as the floors', 'src/art/figures/FloorPlans.tsx', 'areas.map(Math.sqrt)', 'areas.map(Number)'],
    ['figures.small', 'of another year', 'src/art/figures/Shares.tsx', '(SMALL * value) / of', '(SMALL * value) / (of - 20)'],
    ['figures.small', 'a fan as wide as a quarter', 'src/art/figures/SunsetFan.tsx', 'Math.max(...bearings)', 'Math.min(...bearings) + 90'],
    ['figures.small', 'the nights of the pole above', 'src/art/figures/Shares.tsx', '{value}\n', '{values[0]}\n'],
    ['figures.number', 'another line', 'src/art/figures/WaterLine.tsx', 'number={number}', 'number="12"'],
  ]),
  ...ofTheSite([
    ['figures.cut', 'a box with four straight sides', 'blog/ota-costo-investimento/index.html', ...rule('svg:has(>.t){clip-path:none!important}'), 'figures with a sky'],
    ['figures.cut', 'cut through its words', 'blog/venezia-tramonto/index.html', ...rule('svg:has(>.t) text{translate:200px}'), 'figures with a sky'],
    ['figures.scale', 'one pole too high', 'blog/recensioni-obiettivita/index.html', /(?<=class="r K"[^>]*d="M[^"]*z)M[^"]*?z/, 'M120 152L120 10L140 10L140 152z'],
    ['figures.said', 'digits that have changed places', 'blog/venezia-sostenibile/index.html', 'aria-label="Letti turistici: 49.693', 'aria-label="Letti turistici: 49.963'],
  ]),
]
