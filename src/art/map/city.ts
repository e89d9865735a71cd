import type { Ink } from '../inks.ts'
import { edged, fill, line, type Mark, place, through } from '../kit/mark.ts'
import { swell } from '../kit/water.ts'
import { islands } from './islands.ts'
import { houseRow, otherRow } from './houses.ts'
import { causeway, mainland } from './mainland.ts'
import { mapSize } from './projection.ts'
import { lineThrough, outline, readRing } from './ring.ts'
import { sestieri } from './sestieri.ts'

const { width, height } = mapSize
const shoreOf = (shores: Record<string, readonly string[]>) => Object.values(shores).map(outline).join('')

/** The two tones tell each sestiere from its neighbours. */
const grounds: Record<keyof typeof sestieri, Ink> = {
  Cannaregio: 'tone',
  Castello: 'paper',
  'San Marco': 'gold',
  Dorsoduro: 'tone',
  'San Polo': 'paper',
  'Santa Croce': 'gold',
}

/** Rows of houses over a stretch of the sheet, the far ones smaller. */
const rows = (left: number, right: number, top: number, bottom: number): Mark[] => {
  const marks: Mark[] = []
  for (let y = top, row = 0; y < bottom; row += 1) {
    const scale = Math.round((0.62 + (y - 200) / 900) * 100) / 100
    for (let x = left - ((row * 53) % 120); x < right; x += 220 * scale) marks.push(place(row % 2 ? houseRow : otherRow, Math.round(x), Math.round(y), scale))
    y += 17 * scale
  }
  return marks
}

const urban = [shoreOf(sestieri), outline(islands.Giudecca), outline(islands.Murano), outline(islands.Burano)].join('')

const ofSestieri = shoreOf(sestieri)
const gardens = ['Lido', 'Sant’Erasmo', 'Vignole', 'Mazzorbo', 'Torcello'] as const

/** Furrows and vines, closer together where they are farther away. */
const furrows = Array.from({ length: 46 }, (_, row) => `M700 ${Math.round(row * 7 + row * row * 0.24)}h580`).join('')

export const land: readonly Mark[] = [
  edged('tone', 'key', shoreOf(mainland)),
  line('paper', lineThrough(readRing(causeway)), 5),
  line('key', lineThrough(readRing(causeway)), 2),
  edged('paper', 'key', shoreOf(islands)),
  through(gardens.map((name) => outline(islands[name])).join(''), { kind: 'line', ink: 'acqua', d: furrows, width: 4, dash: '5 3 9 4 2 3', steady: true }),
  ...Object.entries(sestieri).map(([name, rings]) => edged(grounds[name as keyof typeof sestieri], 'key', outline(rings))),
  through(urban, ...rows(30, 780, 290, 596), ...rows(460, 620, 184, 276)),
  line('key', ofSestieri, 1.8),
]

/** Strips of swell, lower and longer as they come nearer. */
const strips = [0, 52, 104, 158, 214, 274, 338, 406, 480, 560, 648, 744].flatMap((y, row, all) => {
  const tall = ((all[row + 1] ?? height) - y) / 100
  const reach = 0.72 + row * 0.05
  return Array.from({ length: Math.ceil(width / (480 * reach)) + 1 }, (_, column) => {
    const x = Math.round((column - (row % 2) * 0.4) * 480 * reach)
    return place(swell, x, y, [Math.round(reach * 100) / 100, Math.round(tall * 100) / 100], (row + column) % 3 === 1 ? 'key' : 'paper')
  })
})

export const water: readonly Mark[] = [fill('acqua', `M0 0H${width}V${height}H0z`), ...strips]
