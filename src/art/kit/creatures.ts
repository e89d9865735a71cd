import { edged, fill, hatch, type Part } from './mark.ts'
import { disc } from './shapes.ts'

const whole = Math.round
const signed = (value: number) => (value < 0 ? String(value) : ` ${value}`)

/** A gull in flight, as path data. */
export function gull(x: number, y: number, size = 1) {
  const at = (value: number) => whole(value * size)
  return `M${x} ${y}q${at(-5)}${signed(at(-6))}${signed(at(-13))}${signed(at(-4))}q${at(9)} 0 ${at(13)} ${at(7)}q${at(4)}${signed(at(-7))} ${at(13)}${signed(at(-7))}q${at(-8)}${signed(at(-2))}${signed(at(-13))} ${at(4)}`
}

/** A fish, 104 x 40, lying on its axis; the ink of the place. */
export const fish: Part = {
  id: 'y',
  marks: [
    fill('key', 'M30-16l32-14 6 18zM44 14l12 12 8-14z'),
    fill('none', 'M0 0C14-20 56-24 84-4L104-18q-4 18 0 36L84 4C56 22 14 20 0 0z'),
    fill('key', 'M18-13q8 12 0 26-3-12 0-26z'),
    hatch('key', 'M26 0Q60-6 82 0', 14, '1.5 3'),
    fill('paper', disc(6, -3, 4)),
    fill('key', disc(7, -3, 2)),
  ],
}

/** A gull at rest, looking left; its feet stand at 0, 0. */
export const restingGull: Part = {
  id: 'u',
  marks: [
    edged('paper', 'key', 'M0 0l4-26q-11-5-9-16 5-11 16-8 9 3 9 13 14 0 24 10 11 7 25 11-14 10-36 10-21 2-33 6z'),
    fill('key', `M24-22q20 2 32 18-24 0-32-18z${disc(10, -40, 2.5)}`),
    fill('gold', 'M-4-44l-16 5 15 3z'),
  ],
}
