import { cut } from './graver/cut.ts'
import { seedOf } from './graver/random.ts'
import { inkClasses, inkLetter, inkProperties } from './ink-style.ts'
import { type Ink, inks } from './inks.ts'
import type { Mark, Scene } from './kit/mark.ts'
import { type Printing, printMarks } from './print.ts'
import { sceneOf } from './scenes.ts'
import { type TileIconName, tileIconMarks } from './tile-icons.ts'

interface Inline {
  viewBox: string
  markup: string
}

/** What the marks ask of the page's style sheet when they are set inline, besides the ink properties. */
export const inkRules = `${inkClasses}.Ce{stroke:var(--c);stroke-width:1.5}.Ke{stroke:var(--k);stroke-width:1.5}.j{stroke-linecap:round;stroke-linejoin:round}`

// The address `plate.svg#lit` lights the windows by day too.
const lit = `svg:target{--${inkLetter.light}:${inks.night.light}}`
const styleOf = ({ night }: Scene) => `svg{${inkProperties('day')}}@media(prefers-color-scheme:dark){svg{${inkProperties('night', night)}}}${lit}${inkRules}`
const viewBoxOf = ({ width, height, top = 0 }: Scene) => `0 ${top} ${width} ${height}`

// Large plates are seen from farther away: they are cut in longer strokes.
const handOf = (name: string, plate: Scene) => ({ seed: seedOf(name), stroke: plate.width > 640 ? 22 : 14, plate })

/** The block's own uneven border. */
const blockEdge = ({ width, height }: Scene) =>
  cut(`M1 1H${width - 1}V${height - 1}H1z`, { seed: seedOf('block'), stroke: 16 })

function gradient({ top = 0, horizon }: Scene, [upper, lower]: readonly [Ink, Ink]) {
  const stop = (ink: Ink, offset: string) => `<stop${offset} style="stop-color:var(--${inkLetter[ink]})"/>`
  return `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${horizon}">${stop(upper, '')}${stop(lower, ' offset="1"')}</linearGradient>`
}

/** The marks of a view show where its address is asked for. */
const viewRules = (views: readonly { name: string }[]) =>
  views.map(({ name }) => `.${name}{display:none}#${name}:target~.${name}{display:inline}`).join('')

/** A complete SVG file, for the day and for the night; `sky` tints it with two inks, from above to the horizon. */
export function pressPlate(name: string, sky?: readonly [Ink, Ink]): string {
  const scene = sceneOf(name)
  const inks = sky ?? scene.sky
  const graded = typeof inks !== 'string'
  const printing: Printing = {
    ...handOf(name, scene),
    prefix: '',
    sky: graded ? 's' : inkLetter[inks],
  }
  const border = scene.bleeds ? '' : `<clipPath id="block"><path d="${blockEdge(scene)}"/></clipPath>`
  const views = scene.views ?? []
  const pieces = views.map(({ name: view, marks }): Mark => ({ kind: 'group', view, marks }))
  const drawing = printMarks([...scene.marks, ...pieces], printing, (graded ? gradient(scene, inks) : '') + border)
  const paint = graded ? '.s{fill:url(#sky)}' : ''
  const size = `viewBox="${viewBoxOf(scene)}" width="${scene.width}" height="${scene.height}"`
  const block = scene.bleeds ? drawing : `<g clip-path="url(#block)">${drawing}</g>`
  const addresses = views.map(({ name: view, box }) => `<view id="${view}" viewBox="${box.join(' ')}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" id="lit" ${size}><style>${styleOf(scene)}${paint}${viewRules(views)}</style>${addresses}${block}</svg>`
}

/** Markup to set inside an `<svg>` of the page, which provides the ink properties and `inkRules`. */
export function pressInline(name: string): Inline {
  const scene = sceneOf(name)
  const sky = typeof scene.sky === 'string' ? scene.sky : scene.sky[0]
  const printing: Printing = { ...handOf(name, scene), prefix: `${name}-`, sky: inkLetter[sky] }
  return { viewBox: viewBoxOf(scene), markup: printMarks(scene.marks, printing) }
}

const pressIcon = (name: TileIconName): Inline => ({
  viewBox: '0 0 64 64',
  markup: printMarks(tileIconMarks[name], { prefix: `${name}-`, seed: seedOf(name), stroke: 12, sky: '' }),
})

export const tileIcons: Record<TileIconName, Inline> = {
  apartment: pressIcon('apartment'),
  key: pressIcon('key'),
  compass: pressIcon('compass'),
  coins: pressIcon('coins'),
}
