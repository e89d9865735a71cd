import { expect, test } from 'vitest'
import { metresBetween, project, readMap } from './support/map.ts'
import { pieces, places, views } from './support/map-places.ts'
import { mapSheet } from './support/subject.tsx'
import { readTable } from './support/table.ts'

const { leadersOf, linesOf, spotsOf, discsOf, breadthOf, writtenOf } = readMap(await mapSheet())

/** Where a piece is narrowest, or whole and in two, how many pixels that many of its units are. */
function* shownAs(view: string, units: number) {
  const halved = readTable('map', 'Halves').find(({ guide }) => views[guide!] === view)
  yield (units * (halved ? 592 : 390)) / breadthOf(view)[1]
  if (halved) yield (units * 390) / Number(halved.shown)
}

test.each([['laguna', 7, places.filter(({ guide }) => guide === 'navigare-laguna').length], ['bambini', 3, 12]] as const)('map.signs: the ways of «%s»', (view, ...counts) => {
  const { signs, boards } = writtenOf(view)
  expect([signs.length, boards.length]).toEqual(counts)
  for (const { at: [x, y], down: radius, height } of signs) {
    expect(Math.min(...shownAs(view, height))).toBeGreaterThanOrEqual(9)
    const toBoards = boards.map(({ at, across, down }) => Math.hypot(Math.max(0, Math.abs(x - at[0]) - across), Math.max(0, Math.abs(y - at[1]) - down)))
    const toSpots = spotsOf(view).map(project).map(([right, below]) => Math.hypot(x - right, y - below) - 7)
    expect(Math.min(...toBoards, ...toSpots), `of the disc at ${x}, ${y}`).toBeGreaterThanOrEqual(radius)
  }
})

test.each(pieces)('map.spots: $view', ({ view }) => {
  const spots = spotsOf(view).map(project)
  for (const [index, [x, y]] of spots.entries()) {
    const apart = spots.slice(index + 1).map(([right, below]) => Math.hypot(x - right, y - below))
    expect(Math.min(...apart), `units from ${index + 1} to the next of the sheet`).toBeGreaterThanOrEqual(9)
  }
  expect(discsOf(view).join('')).toMatch(/^(paper)+(red)+$/)
})

test.each(pieces)('map.boards: $view', ({ view }) => {
  const { boards } = writtenOf(view)
  const spots = spotsOf(view).map(project)
  expect(boards.length).toBeGreaterThan(0)
  for (const [index, { at: [x, y], across, down, height }] of boards.entries()) {
    expect(Math.min(...shownAs(view, height)), `numeral ${index + 1}`).toBeGreaterThanOrEqual(9)
    const under = boards.filter((other, at) => at !== index && Math.abs(x - other.at[0]) < across + other.across && Math.abs(y - other.at[1]) < down + other.down)
    const hidden = spots.filter(([right, below]) => Math.hypot(Math.max(0, Math.abs(right - x) - across), Math.max(0, Math.abs(below - y) - down)) < 4.5)
    expect([under.map(({ at }) => at), hidden], `on the board at ${x}, ${y}`).toEqual([[], []])
  }
})

test.each(readTable('map', 'Halves'))('map.halves: what the piece of $guide marks is whole in one of the two, and in the other not at all', ({ guide, breadth, shown }) => {
  const view = views[guide!]!
  const [left, width] = breadthOf(view)
  expect(width).toBe(Number(breadth))
  const edges = { ovest: left, est: left + width - Number(shown) }
  const marksOf = (piece: string) => {
    const { signs, boards } = writtenOf(piece)
    return { names: [...signs, ...boards].map(({ at }) => at.join()), spots: spotsOf(piece).map(String), lines: linesOf(piece).map(String) }
  }
  const halves = Object.entries(edges).map(([side, edge]) => {
    const piece = `${view}-${side}`
    expect(breadthOf(piece), piece).toEqual([edge, Number(shown)])
    const { signs, boards } = writtenOf(piece)
    const marks = [...[...signs, ...boards].map(({ at: [x], across }) => [x - across, x + across]), ...spotsOf(piece).map((at) => project(at)[0]).map((x) => [x - 7, x + 7]), ...linesOf(piece).flat().map((at) => [project(at)[0]])]
    expect(marks.length, piece).toBeGreaterThan(0)
    expect(marks.filter((ends) => ends.some((x) => x < edge || x > edge + Number(shown))), `cut in ${piece}; from left to right, in units of the sheet`).toEqual([])
    // A numeral may stand beside its place, a line begins at it.
    const spots = spotsOf(piece)
    const leaders = leadersOf(piece)
    expect(leaders.map(({ to }) => to), `${piece}: where a line of ink ends`).toEqual(boards.map(({ at }) => at.join()))
    for (const { from } of leaders) expect(Math.min(...spots.map((spot) => metresBetween(spot, from))), `${piece}: metres from where a line of ink begins to a place`).toBeLessThan(60)
    for (const [from] of linesOf(piece)) expect(Math.min(...spots.map((spot) => metresBetween(spot, from!))), `${piece}: metres from where a line begins to a place`).toBeLessThan(60)
    return marksOf(piece)
  })
  const whole = marksOf(view)
  for (const kind of ['names', 'spots', 'lines'] as const) expect(halves.flatMap((marks) => marks[kind]).toSorted(), kind).toEqual(whole[kind].toSorted())
})
