import { fill, hatch, line, type Mark, type Scene } from '../kit/mark.ts'
import { box, disc } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'

const courses: Mark[] = [
  hatch('red', 'M20 30h70M10 44h90M24 58h62M300 30h120M290 44h150M310 58h160M10 250h60M16 264h60M300 268h150M296 282h130', 9, '20 3'),
]

/** Four rows of three keys, as a caller would press them: one is lit. */
const keys = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column) => fill(row === 1 && column === 1 ? 'gold' : 'paper', box(294 + column * 24, 138 + row * 26, 20, 18))),
)

/** A door that opens by itself: the code does the work, the lamp is lit. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 320,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 320, 0.1, 0.8),
    ...courses,
    // the arch, of white stone
    fill('paper', 'M88 320V136C88 66 152 74 176 20C200 74 264 66 264 136V320z'),
    hatch('key', 'M96 320V136C96 76 156 82 176 38C196 82 256 76 256 136V320', 7, '22 2'),
    fill('key', 'M110 320V142C110 96 160 94 176 58C192 94 242 96 242 142V320z'),
    // light from within, the stairs, a case set down
    fill('gold', 'M140 320V120Q166 96 176 66C192 96 236 98 236 142V320z'),
    fill('tone', 'M150 320V276H236V320zM168 276V250H236V276zM188 250V226H236V250z'),
    line('key', 'M150 276H236M168 250H236M188 226H236', 3),
    hatch('key', 'M206 110V222', 60, '1.5 8'),
    fill('key', 'M186 300l2-34h30v34zM196 266v-14h14v14h-3v-11h-8v11z'),
    fill('red', 'M188 276h30v6h-30z'),
    // the leaf, ajar, with its knocker
    fill('red', 'M110 320V142C110 110 134 100 150 84V320z'),
    hatch('key', 'M142 100V320', 14, '1.5 4'),
    line('key', 'M118 168H142V230H118zM118 244H142V304H118z', 2.5),
    fill('gold', disc(144, 206, 6)),
    line('key', disc(144, 214, 7), 3),
    // the keypad
    fill('key', 'M280 88h96v164h-96z'),
    line('paper', 'M285 93h86v154h-86z', 2),
    fill('acqua', box(294, 102, 68, 24)),
    fill('key', `${disc(306, 114, 4)}${disc(320, 114, 4)}${disc(334, 114, 4)}${disc(348, 114, 4)}`),
    ...keys,
    // the lamp over it
    line('key', 'M320 22V40M300 22h40', 4),
    fill('key', 'M302 52h36l-10-13h-16zM306 56h28l-6 26h-16z'),
    fill('gold', 'M311 59h7v20h-4zM321 59h8l-4 20h-4z'),
    fill('paper', 'M0 307H480V336H0z'),
    hatch('key', 'M0 306H480', 4, '1.5 3'),
  ],
}
