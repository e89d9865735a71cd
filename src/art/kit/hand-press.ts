import { fill, hatch, limb, line, type Mark } from './mark.ts'
import { box, disc } from './shapes.ts'

/** The wooden hand press of Aldus's time, 260 x 200, standing at y = 270. */
export const handPress: readonly Mark[] = [
  // cheeks, head and foot
  fill('key', box(64, 86, 24, 180) + box(190, 86, 24, 180)),
  hatch('gold', 'M76 108V262M202 108V262', 5, '12 3 20 4'),
  fill('key', 'M48 70h182l-8 34H56zM36 258h206l12 14H24z'),
  fill('gold', box(56, 82, 166, 5)),
  // screw and bar
  fill('gold', box(128, 104, 22, 44)),
  hatch('key', 'M139 106V146', 22, '2 4'),
  fill('red', box(116, 142, 46, 20)),
  limb('key', 'M150 152L234 130', 8),
  fill('red', disc(236, 129, 10)),
  fill('key', box(92, 168, 94, 16) + box(132, 162, 14, 8)),
  // carriage, and the tympan with a fresh sheet
  fill('red', box(10, 204, 262, 16)),
  hatch('key', 'M10 213H272', 12, '1.5 5'),
  fill('key', 'M26 220h14v40H26zM246 220h14v40h-14zM92 194h96v10H92z'),
  fill('key', 'M30 204L2 120L52 104L84 204z'),
  fill('paper', 'M34 194L12 126L48 114L74 194z'),
  hatch('key', 'M22 134L44 127M26 144L48 137M29 154L51 147M32 164L54 157M36 174L58 167M40 184L50 181', 4, '6 3 10 3'),
  line('key', 'M34 194h40', 2),
]
