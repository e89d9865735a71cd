import { deepLagoon } from '../inks.ts'
import type { Scene } from '../kit/mark.ts'
import { land, water } from '../map/city.ts'
import { overlay } from '../map/overlay.ts'
import { mapSize } from '../map/projection.ts'
import { raised } from '../map/raised.ts'
import { boxOf, type MapView, mapViews, sides } from '../map/views.ts'

const views = Object.entries<MapView>(mapViews).flatMap(([name, view]) => [
  { name, box: view.box, marks: overlay(view) },
  ...(view.half ? sides.map((side) => ({ name: `${name}-${side}`, box: boxOf(view, side), marks: overlay(view, side) })) : []),
])

/** Venice and its lagoon from the air, after the woodcut of 1500. */
export const scene: Scene = { ...mapSize, sky: 'acqua', horizon: 0, bleeds: true, night: deepLagoon, marks: [...water, ...land, ...raised], views }
