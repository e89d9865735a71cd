import { edged, fill, hatch, line, type Mark, type Part, place } from './mark.ts'
import { box, disc, roundArch } from './shapes.ts'

/** One of the great scrolls that carry the dome ("orecchioni"). */
const scroll: Part = {
  id: 'o',
  marks: [
    edged('paper', 'key', 'M776 202C754 210 732 222 732 242A18 18 0 1 0 767 238L790 212z'),
    line('key', 'M767 240C760 226 743 232 747 245Q751 252 757 246', 2.5),
  ],
}

/** The Salute below its dome: scrolls, walls and portal. */
export const saluteBody: readonly Mark[] = [
  fill('tone', box(740, 262, 220, 120)),
  hatch('key', 'M944 266V380', 30, '1.5 4'),
  place(scroll, 0, 0),
  place(scroll, 148, 44, 0.84),
  place(scroll, 1700, 0, [-1, 1]),
  place(scroll, 1552, 44, [-0.84, 0.84]),
  fill('paper', box(732, 258, 236, 8)),
  hatch('key', 'M732 269H968', 5, '1.5 3'),
  // statues on the cornice
  fill('key', 'M744 258l3-15 3 15zM778 258l3-15 3 15zM916 258l3-15 3 15zM950 258l3-15 3 15z'),
  fill('light', `M754 316a17 17 0 0 1 34 0zM912 316a17 17 0 0 1 34 0z${box(764, 334, 14, 48)}${box(922, 334, 14, 48)}`),
  line('paper', 'M771 299V316M929 299V316', 2),
  // portal
  fill('paper', `M792 276L850 240L908 276z${box(798, 276, 104, 106)}`),
  line('key', 'M796 278H904M798 296H902M804 272L850 246L896 272', 2.5),
  fill('light', roundArch(828, 306, 44, 76)),
  line('key', 'M806 298V382M818 298V382M882 298V382M894 298V382', 4),
  line('paper', 'M828 330H872M850 308V382', 2),
  fill('key', `${disc(850, 266, 5)}M846 240l4-20 4 20z`),
  fill('paper', box(724, 372, 252, 12)),
  line('key', 'M724 376H976', 1.5),
]
