/** Poles as a reader gets them: what a picture draws, and what its name says of it. */

/** The outlines of a picture that all stand on one line, one for each value, from the left: how high each of them is. */
function poleHeights(picture: Element, count: number): number[] | undefined {
  const drawn = [...picture.querySelectorAll('path[d]')].map((path) => path.getAttribute('d')!.match(/M[^M]+z/g) ?? [])
  return drawn
    .filter((outlines) => outlines.length === count)
    .map((outlines) => outlines.map((outline) => [...outline.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))))
    .filter((poles) => new Set(poles.map((heights) => Math.max(...heights))).size === 1)
    .map((poles) => poles.map((heights) => Math.max(...heights) - Math.min(...heights)))[0]
}

const amount = (text: string) => Number(/[\d.]+(?:,\d+)?/.exec(text)?.[0].replaceAll('.', '').replace(',', '.'))

/** How high the poles of a picture stand, and how high its values would have them; nothing of a picture without poles. */
export function polesOf(picture: Element): { name: string; heights: number[]; wanted: number[] } | undefined {
  const name = picture.getAttribute('aria-label')!.replaceAll(/[\u00a0\u2060]/g, ' ')
  const values = name.split('; ').map((one) => amount(one.split(': ').at(-1)!))
  const heights = values.length > 1 && values.every((value) => value > 0) ? poleHeights(picture, values.length) : undefined
  return heights && { name, heights, wanted: values.map((value) => (value / Math.max(...values)) * Math.max(...heights)) }
}

/** Whether each pole is as high as its value, to a point of the picture. */
export const isToScale = ({ heights, wanted }: NonNullable<ReturnType<typeof polesOf>>): boolean => heights.every((height, at) => Math.abs(height - wanted[at]!) <= 1)
