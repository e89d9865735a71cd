/** The ring of suns as a reader gets it: where its marks lie. */
export type Point = [x: number, y: number]
const [MIDDLE, HORIZON, DEGREE] = [180, 108, 1.5]

export const numbers = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
export const drawn = (picture: ParentNode, selector: string) => [...picture.querySelectorAll(selector)].flatMap((path) => path.getAttribute('d')!.split(/(?=M)/))

/** Middles of the suns of a kind: their discs begin at the top. */
export const middles = (picture: ParentNode, selector: string): Point[] =>
  drawn(picture, selector).map((d) => {
    const [x, top, radius] = numbers(d) as [number, number, number]
    return [x, top + radius]
  })

/** Where the sun of a day stands. */
export const daySuns = (picture: ParentNode): Point[] => middles(picture, '[data-lit] > :last-child')

/** Months from the middle of January, and degrees above the horizon, of a place on the sheet. */
export function read([x, y]: Point) {
  const angle = (Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI
  return { months: (angle / 30 + 17) % 12, height: (Math.hypot(x - MIDDLE, y - MIDDLE) - HORIZON) / DEGREE }
}
