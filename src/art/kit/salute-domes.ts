import { fill, hatch, line, type Mark } from './mark.ts'
import { box, roundArch } from './shapes.ts'

const openings = (xs: readonly number[], y: number, width: number, height: number) =>
  xs.map((x) => roundArch(x, y, width, height)).join('')

/** The lesser dome of the Salute and its two bell towers. */
export const lesserDome: readonly Mark[] = [
  fill('tone', box(952, 262, 120, 120)),
  fill('acqua', 'M966 238C966 204 988 192 1012 186C1036 192 1058 204 1058 238z'),
  fill('tone', box(968, 238, 88, 26)),
  fill('key', box(962, 235, 100, 5) + box(946, 260, 132, 6)),
  fill('light', openings([978, 996, 1014, 1032], 244, 10, 16)),
  fill('tone', box(1005, 166, 14, 20)),
  fill('acqua', 'M1003 167q0-10 9-16 9 6 9 16z'),
  line('key', 'M1012 134V154', 2),
  hatch('key', 'M1050 236C1048 212 1036 202 1022 196', 14, '1.5 3'),
  line('paper', 'M990 236C990 214 998 200 1010 190', 2),
  ...[944, 1064].flatMap((x) => [
    fill('paper', box(x, 200, 24, 182)),
    fill('light', roundArch(x + 7, 210, 10, 26)),
    fill('acqua', `M${x - 1} 200q0-14 8-18 4-14 5-18 1 4 5 18 8 4 8 18z`),
    fill('key', box(x - 4, 198, 32, 5) + box(x - 3, 240, 30, 4)),
    hatch('key', `M${x + 20} 246V380`, 8, '1.5 3'),
  ]),
  hatch('key', 'M970 300H1060', 26, '3 17'),
]

/** The great dome, from its lantern to the drum. */
export const greatDome: readonly Mark[] = [
  fill('acqua', 'M760 198C760 132 806 106 850 102C894 106 940 132 940 198z'),
  line('paper', 'M784 196C786 146 812 120 842 108M816 196C818 150 832 122 847 107M884 196C882 150 868 122 853 107', 3),
  hatch('key', 'M922 196C920 148 892 122 862 111', 26, '1.5 4'),
  hatch('key', 'M896 194C892 156 880 134 864 120', 12, '1.5 4'),
  // lantern and cross
  fill('paper', box(838, 72, 24, 32)),
  fill('light', openings([841, 853], 80, 6, 22)),
  fill('acqua', 'M834 72C834 58 846 54 850 46C854 54 866 58 866 72z'),
  fill('key', box(832, 70, 36, 5) + box(834, 100, 32, 5) + box(849, 28, 2, 20) + box(844, 34, 12, 3)),
  // drum
  fill('tone', box(770, 200, 160, 54)),
  fill('light', openings([780, 802, 824, 862, 884, 906], 210, 14, 34)),
  line('paper', 'M776 204V252M798 204V252M820 204V252M842 204V252M858 204V252M880 204V252M902 204V252M924 204V252', 3),
  hatch('key', 'M922 206V252', 14, '1.5 3'),
  fill('paper', box(752, 194, 196, 10)),
  hatch('key', 'M752 206H948', 4, '1.5 3'),
]
