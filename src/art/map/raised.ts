import { edged, hatch, type Mark, type Part, place } from '../kit/mark.ts'
import { boat, cog, dolphin, galley, wind } from './afloat.ts'
import { belfry, bridge, church, cypress, domed, gate, greatBelfry, lighthouse, palace, palazzo, tree } from './elevations.ts'
import { type Position, project, scaleAt } from './projection.ts'
import { places } from './places.ts'

const standing: readonly (readonly [Part, Position, size?: number])[] = [
  [belfry, places.Torcello],
  [church, [12.4191, 45.4982]],
  [belfry, [12.4195, 45.4849], 1.1],
  [palazzo, [12.415, 45.4858]],
  [palazzo, [12.4178, 45.4864]],
  [church, [12.4092, 45.4862]],
  [cypress, [12.416, 45.4733]],
  [cypress, [12.4176, 45.4731]],
  [lighthouse, [12.3545, 45.4532]],
  [belfry, [12.3548, 45.457]],
  [palazzo, [12.3505, 45.4537]],
  [palazzo, [12.3483, 45.459]],
  [cypress, [12.345, 45.4472]],
  [cypress, [12.3465, 45.448]],
  [cypress, [12.348, 45.447]],
  [church, [12.3464, 45.4453], 0.9],
  [tree, [12.4, 45.456]],
  [tree, [12.408, 45.464]],
  [tree, [12.414, 45.4625]],
  [tree, [12.395, 45.451]],
  [tree, [12.4025, 45.4595]],
  [tree, [12.379, 45.4448]],
  [tree, [12.3765, 45.439]],
  [tree, [12.372, 45.4345]],
  [belfry, places['Madonna dell’Orto']],
  [church, [12.3318, 45.4459], 0.9],
  [belfry, [12.3258, 45.4424], 0.9],
  [domed, [12.3417, 45.4393], 0.7],
  [belfry, [12.3507, 45.4382]],
  [church, places['San Francesco della Vigna']],
  [belfry, [12.3275, 45.4372], 1.2],
  [church, places.Frari, 1.1],
  [belfry, [12.3294, 45.4365], 0.8],
  [church, places['San Giacomo dell’Orio'], 0.9],
  [bridge, places['Ponte di Rialto'], 1.2],
  [church, [12.3281, 45.4333], 0.9],
  [bridge, places['Ponte dell’Accademia'], 0.7],
  [bridge, [12.3229, 45.4409], 0.7],
  [gate, [12.3504, 45.4347]],
  [belfry, [12.3602, 45.4347], 1.1],
  [domed, [12.3594, 45.4344], 0.8],
  [palace, [12.3396, 45.4338]],
  [greatBelfry, [12.3389, 45.4338]],
  [belfry, [12.3166, 45.4326], 0.8],
  [domed, places.Salute, 1.1],
  [domed, places.Redentore],
  [palazzo, [12.319, 45.4272], 1.4],
  [domed, [12.343, 45.4289], 0.9],
  [belfry, [12.3438, 45.4288], 1.1],
  [tree, [12.3565, 45.4288]],
  [tree, [12.3582, 45.4283]],
  [tree, [12.362, 45.4267]],
  [tree, [12.3608, 45.4261]],
  [palazzo, [12.357, 45.4185]],
  [belfry, [12.3608, 45.4118]],
  [palazzo, [12.3725, 45.4185]],
  [tree, [12.378, 45.4225]],
  [tree, [12.384, 45.4265]],
]

/** The mainland's hills and woods, as the old view closes its horizon. */
const wood: readonly Mark[] = [
  edged('acqua', 'key', 'M-10 22Q60-18 120 16Q160-14 214 8Q258-22 320 6L372-8H-10z'),
  hatch('key', 'M40 4Q70 0 96 14M176 2Q196 2 206 8M280-6Q300-2 312 4', 12, '1.5 4'),
  ...([[40, 70], [96, 58], [22, 112], [150, 44], [74, 92], [214, 46], [300, 30], [1262, 190], [1240, 224], [1268, 262]] as const).map(([x, y]) => place(tree, x, y, 0.8)),
]

const far = (one: readonly [Part, Position, size?: number]) => one[1][1]

const raise = ([part, position, size = 1]: readonly [Part, Position, size?: number]): Mark => {
  const [x, y] = project(position)
  return place(part, Math.round(x), Math.round(y), Math.round(size * scaleAt(position) * 100) / 100)
}

export const raised: readonly Mark[] = [
  ...wood,
  ...standing.toSorted((one, other) => far(other) - far(one)).map(raise),
  place(cog, 560, 752, 1.1),
  place(galley, 330, 626),
  place(boat, 590, 528),
  place(boat, 880, 250, 0.8),
  place(boat, 700, 300, 0.8),
  place(galley, 850, 620, [-0.8, 0.8]),
  place(dolphin, 150, 720, 1.2),
  place(wind, 90, 602),
  place(wind, 1210, 640, [-1, 1]),
]
