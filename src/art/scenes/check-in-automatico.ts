import { fill, hatch, line, type Scene } from '../kit/mark.ts'
import { disc, star } from '../kit/shapes.ts'
import { engravedSky, sky } from '../kit/sky.ts'

/** A door that opens by itself: the lion keeps watch, the code does the work. */
export const scene: Scene = {
  width: 480,
  height: 320,
  sky: 'tone',
  horizon: 320,
  marks: [
    sky(),
    ...engravedSky('paper', 0, 320, 0.1, 0.8),
    hatch('red', 'M30 40h70M22 50h60M34 60h70M26 70h40M380 210h80M392 220h76M384 230h60M398 240h60', 7, '16 3'),
    fill('paper', 'M120 320V150C120 60 210 70 240 14C270 70 360 60 360 150V320z'),
    hatch('key', 'M128 320V150C128 70 214 78 240 30C266 78 352 70 352 150V320', 7, '24 2'),
    fill('key', 'M146 320V156C146 90 214 92 240 48C266 92 334 90 334 156V320z'),
    fill('gold', 'M228 320V70L240 52C264 92 330 92 330 156V320z'),
    hatch('paper', 'M290 90V320', 84, '1.5 7'),
    fill('red', 'M146 320V156C146 94 206 92 236 56V320z'),
    hatch('key', 'M226 84V320', 16, '1.5 4'),
    line('key', 'M160 156H222V220H160zM160 234H222V300H160z', 3),
    hatch('key', 'M165 161V215M165 239V295', 6, '1.5 3'),
    fill('gold', star(192, 188, 27, 11, 0.78)),
    hatch('key', disc(192, 188, 17), 3, '2 3'),
    fill('key', 'M182 182l7 1-1 4-6-1zM202 182l-7 1 1 4 6-1zM188 192h8l-4 5z'),
    line('key', 'M192 198a10 10 0 1 1-.1 0', 4),
    // keypad
    fill('key', 'M384 118h58v84h-58z'),
    hatch('paper', 'M396 146h34M396 162h34M396 178h34', 9, '9 3.5'),
    fill('acqua', 'M394 126h38v11h-38z'),
    fill('gold', disc(427, 192, 4)),
    // lantern
    line('key', 'M60 92h44M60 92V120M96 92q-6-18-22-14', 3),
    fill('key', 'M38 120h44l-12-14H50zM42 120h36l-7 50H49zM52 170h16v6H52z'),
    fill('gold', 'M47 125h11v40h-7zM62 125h11l-4 40h-7z'),
    hatch('gold', 'M60 100a46 46 0 1 1-.1 0', 12, '2 7'),
    fill('paper', 'M84 306H396V320H84z'),
    hatch('key', 'M84 304H396', 4, '1.5 3'),
    fill('key', 'M270 306l2-40h32v40zM280 266v-14h16v14h-3v-11h-10v11z'),
    fill('red', 'M272 276h32v5h-32z'),
  ],
}
