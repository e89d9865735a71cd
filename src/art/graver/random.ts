/** A number for a word: plates are seeded by their names. */
export const seedOf = (word: string) =>
  [...word].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 2147483647, 7)

/** Park and Miller's generator: the same seed draws the same line in every build. */
export function randomFrom(seed: number) {
  let state = (seed % 2147483646) + 1
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

const WAVELENGTH = 13

function latticeValue(seed: number, column: number, row: number) {
  let hash = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 974634777)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967295 - 0.5
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Smooth noise over the plane, between -0.5 and 0.5. */
export function noiseAt(seed: number, x: number, y: number) {
  const column = Math.floor(x / WAVELENGTH)
  const row = Math.floor(y / WAVELENGTH)
  const across = ease(x / WAVELENGTH - column)
  const down = ease(y / WAVELENGTH - row)
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  return mix(
    mix(latticeValue(seed, column, row), latticeValue(seed, column + 1, row), across),
    mix(latticeValue(seed, column, row + 1), latticeValue(seed, column + 1, row + 1), across),
    down,
  )
}
