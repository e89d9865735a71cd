import { fill, hatch, limb, line, type Mark } from './mark.ts'
import { box, disc } from './shapes.ts'

const SHEER = 'M20 202C60 222 112 228 180 229H400Q440 229 462 219'

const hull: readonly Mark[] = [
  fill('key', `${SHEER}C460 246 450 264 436 274H76C50 262 28 236 20 202z`),
  fill('paper', `${SHEER}L459 234Q440 243 400 243H180C112 242 62 236 27 219z`),
  line('gold', 'M36 237C76 250 120 252 180 253H400Q438 253 454 246', 5),
  fill('red', 'M62 265H446L436 274H76z'),
]

/** Head and shoulders of people waiting on deck, by the place of their feet. */
const people = (feet: readonly (readonly [x: number, y: number])[]) =>
  feet
    .map(([x, y]) => `M${x} ${y}l2-30q-2-8 6-9h8q8 1 6 9l2 30z${disc(x + 12, y - 46, 6)}`)
    .join('')

/** Waiting room in the middle, saloon behind, wheelhouse in front. */
const decks: readonly Mark[] = [
  fill('tone', box(170, 166, 100, 64)),
  fill('key', people([[176, 230], [200, 234], [232, 230]])),
  fill('red', 'M200 204l2-10q2-6 8-6h6q6 0 6 6l2 10z'),
  fill('paper', 'M262 164H446L442 230H262z'),
  fill(
    'light',
    [274, 308, 342, 376].map((x) => `M${x} 206v-26q0-6 6-6h14q6 0 6 6v26z`).join('') + 'M410 206v-32h26l-3 32z',
  ),
  fill('paper', `M280 206q0-14 8-15t8 15z${disc(288, 187, 4)}M348 206q0-14 8-15t8 15z${disc(356, 187, 4)}`),
  hatch('key', 'M264 218H442', 5, '1.5 4'),
  // wheelhouse
  fill('paper', 'M114 229L120 176L132 128H178V230z'),
  fill('light', 'M127 166l9-30h14v30zM156 136h16v30h-16z'),
  fill('red', 'M119 178h59v10h-60z'),
  line('key', 'M150 192v36M150 206h10', 2),
  fill('key', 'M124 118H186l3 11H120z'),
]

const roof: readonly Mark[] = [
  fill('key', 'M178 150Q320 142 456 152L460 164H178z'),
  hatch('paper', 'M184 159H454', 3, '9 4'),
  fill('paper', box(222, 164, 4, 66)),
  // the line's number on its board
  fill('key', box(150, 96, 4, 24)),
  fill('red', disc(152, 88, 15)),
  fill('paper', 'M147 84l6-5h4v20h-6v-13h-4z'),
]

const fittings: readonly Mark[] = [
  line('key', 'M34 206V186L112 204M52 214V190M72 220V194M92 225V199', 3),
  limb('paper', 'M172 206H262M172 216H262', 2.5),
  fill('key', disc(424, 226, 16)),
  line('paper', disc(424, 226, 11), 7),
  hatch('red', disc(424, 226, 11), 7, '8 9.3'),
  // ensign at the stern
  line('key', 'M450 222L456 174', 3),
  fill('red', 'M456 176q10-5 21 1l-2 18q-10-7-21-2z'),
  fill('gold', disc(466, 182, 4)),
]

/** A vaporetto seen from its side, bow to the left: 460 x 200, waterline at 268. */
export const vaporetto: readonly Mark[] = [...decks, ...roof, ...hull, ...fittings]
