/** Degrees; Piazza San Marco is near enough for the whole lagoon. */
const LATITUDE = 45.4375
const LONGITUDE = 12.3358

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const sin = (angle: number) => Math.sin(radians(angle))
const cos = (angle: number) => Math.cos(radians(angle))
const tan = (angle: number) => Math.tan(radians(angle))

const DAY_MS = 86_400_000
const EPOCH_2000_MS = Date.UTC(2000, 0, 1, 12)

/**
 * Where the sun stands: declination in degrees, and the equation of time in minutes, by which a sundial is
 * ahead of a clock. NOAA's solar equations, from Meeus, Astronomical Algorithms:
 * https://gml.noaa.gov/grad/solcalc/calcdetails.html
 */
function sunAt(instant: Date) {
  const century = (instant.getTime() - EPOCH_2000_MS) / DAY_MS / 36_525
  const longitude = 280.46646 + century * (36_000.76983 + century * 0.0003032)
  const anomaly = 357.52911 + century * (35_999.05029 - century * 0.0001537)
  const eccentricity = 0.016708634 - century * (0.000042037 + century * 0.0000001267)
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + century * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - century * 0.000101) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * century
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.4392911 - century * 0.0130042 + 0.00256 * cos(node)
  const y = tan(obliquity / 2) ** 2
  const equationOfTime =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y ** 2 * sin(4 * longitude) -
    1.25 * eccentricity ** 2 * sin(2 * anomaly)
  const declination = degrees(Math.asin(sin(obliquity) * sin(apparent)))
  return { declination, equationOfTime: 4 * degrees(equationOfTime) }
}

/** Degrees above the horizon in Venice, without the refraction of the air; negative once the sun has set. */
export function altitudeAt(instant: Date) {
  const { declination, equationOfTime } = sunAt(instant)
  const utcMinutes = (instant.getTime() % DAY_MS) / 60_000
  const hourAngle = (utcMinutes + equationOfTime + 4 * LONGITUDE) / 4 - 180
  return degrees(
    Math.asin(sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hourAngle)),
  )
}

/** When, on the UTC day of an instant, the sun passes an altitude in Venice on its way down. */
export function descentTo(altitude: number, instant: Date): Date {
  const midnight = Math.floor(instant.getTime() / DAY_MS) * DAY_MS
  const { declination, equationOfTime } = sunAt(instant)
  const hourAngle = degrees(
    Math.acos(sin(altitude) / (cos(LATITUDE) * cos(declination)) - tan(LATITUDE) * tan(declination)),
  )
  return new Date(midnight + (720 + 4 * (hourAngle - LONGITUDE) - equationOfTime) * 60_000)
}

/** Degrees from north, by east, of the sun's descent to an altitude on the UTC day of an instant. */
export function bearingOfDescent(altitude: number, instant: Date): number {
  const { declination } = sunAt(instant)
  return 360 - degrees(Math.acos((sin(declination) - sin(LATITUDE) * sin(altitude)) / (cos(LATITUDE) * cos(altitude))))
}
