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

/** Where the sun of a day stands: a ring is a disc and its hole. */
export const daySuns = (picture: ParentNode): Point[] => middles(picture, '[data-lit] > :last-child').filter((_, at) => at % 2 === 0)

/** The months' suns that the day's lies upon. */
export const underTheDay = ':is([class="c Ke"], [class="k Ce"]):not([data-lit] ~ *)'

/** Months from the middle of January, and degrees above the horizon, of a place on the sheet. */
export function read([x, y]: Point) {
  const angle = (Math.atan2(x - MIDDLE, MIDDLE - y) * 180) / Math.PI
  return { months: (angle / 30 + 17) % 12, height: (Math.hypot(x - MIDDLE, y - MIDDLE) - HORIZON) / DEGREE }
}
