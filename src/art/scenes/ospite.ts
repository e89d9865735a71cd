import { gull } from '../kit/creatures.ts'
import { edged, fill, hatch, limb, line, place, type Scene } from '../kit/mark.ts'
import { box, disc, lens } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'
import { glimmer, swell } from '../kit/water.ts'

const farShore = [
  fill(
    'red',
    'M0 196v-14h60v-12h70v10h70v-8h56v-40q4-44 42-56q38 12 42 56v40h30v-30q2-20 20-28q18 8 20 28v30h54v-12h66v36z',
  ),
  fill('red', `${box(294, 50, 8, 26)}M120 180V96l8-26 8 26v84z`),
  hatch('gold', 'M0 186H480', 9, '2 6'),
]

/** Seen from behind, holding a hat against the wind: one who has just stepped ashore. */
const traveller = [
  fill('key', box(146, 256, 18, 34) + box(182, 256, 18, 34)),
  edged('key', 'paper', 'M150 142Q172 132 194 142Q214 150 218 184L228 264Q172 274 118 264L126 184Q130 150 150 142z'),
  hatch('acqua', 'M212 190L218 258', 10, '1.5 4'),
  line('paper', 'M172 206V266', 2),
  limb('key', 'M136 160Q118 190 112 220M200 156L240 152L214 114', 14),
  fill('key', disc(172, 122, 17)),
  fill('red', 'M154 132q18 8 36 0l3 14q-20 9-42 0zM158 144l12 2-2 34-14-4z'),
  // straw hat
  fill('gold', 'M126 116q46-22 92 0-46 16-92 0zM148 110q-2-28 24-28t24 28q-24 8-48 0z'),
  fill('red', 'M148 102q24 8 48 0v8q-24 9-48 0z'),
  // case
  fill('key', 'M98 228v-12h28v12h-6v-6h-16v6z'),
  edged('red', 'paper', 'M72 226h80v64H72z'),
  fill('gold', box(84, 226, 8, 64) + box(132, 226, 8, 64)),
  hatch('key', 'M146 230V288', 8, '1.5 4'),
]

/** First steps ashore. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'gold',
  horizon: 196,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 196, 0.75, 0.1),
    ...farShore,
    fill('acqua', box(0, 194, 480, 126)),
    place(glimmer, 198, 198, [1, 0.7], 'red'),
    place(swell, 0, 196, [1, 0.8], 'paper'),
    place(swell, 480, 204, [-1, 0.8], 'key'),
    fill('tone', 'M0 284H330V320H0z'),
    fill('paper', 'M0 280H336V290H0z'),
    hatch('key', 'M0 306H330', 26, '2 38'),
    ...traveller,
    fill('paper', box(378, 96, 18, 224) + box(436, 60, 20, 260)),
    hatch('red', 'M387 96V320M446 60V320', 20, '18 16'),
    fill('gold', disc(387, 88, 11) + disc(446, 52, 12)),
    fill('paper', lens(360, 300, 60, 4) + lens(416, 308, 64, 4)),
    fill('key', gull(60, 60, 1.1) + gull(96, 84, 0.8)),
  ],
}
