/** Degrees east and north (WGS 84). */
export type Position = readonly [longitude: number, latitude: number]
export type Place = readonly [x: number, y: number]

export const mapSize = { width: 1280, height: 820 }

/** Piazza San Marco, and where it stands on the sheet. */
const CENTRE: Position = [12.3389, 45.4341]
const FOOT: Place = [428, 440]
const KM_PER_DEGREE = { longitude: 78.15, latitude: 111.13 }

/** Units a kilometre takes at San Marco, across and away from the eye. */
const ACROSS = 142
const AWAY = 104
/** How far the eye stands south of San Marco, in kilometres. */
const EYE = 9

/** How large things are drawn where they stand: 1 at San Marco, less farther north. */
export const scaleAt = ([, latitude]: Position): number => EYE / (EYE + (latitude - CENTRE[1]) * KM_PER_DEGREE.latitude)

/** A bird's view from the south, as the woodcut of 1500 has it: a perspective of the plain, so straight lines stay straight. */
export function project(position: Position): Place {
  const scale = scaleAt(position)
  const east = (position[0] - CENTRE[0]) * KM_PER_DEGREE.longitude
  const north = (position[1] - CENTRE[1]) * KM_PER_DEGREE.latitude
  return [FOOT[0] + ACROSS * east * scale, FOOT[1] - AWAY * north * scale]
}

/** Where a point of the sheet lies on the earth. */
export function locate([x, y]: Place): Position {
  const rise = (FOOT[1] - y) / AWAY
  const north = rise / (1 - rise / EYE)
  const east = ((x - FOOT[0]) / ACROSS) * (1 + north / EYE)
  return [CENTRE[0] + east / KM_PER_DEGREE.longitude, CENTRE[1] + north / KM_PER_DEGREE.latitude]
}
