/** Two values of two dimensions, as one word. */
export const pairsOf = (cell: Record<string, string>): string[] => {
  const parts = Object.entries(cell).map(([name, value]) => `${name}=${value}`)
  return parts.flatMap((first, at) => parts.slice(at + 1).map((second) => `${first} & ${second}`))
}

/**
 * A small part of the cells in which each pair of values occurs that occurs in any of them and in none that is chosen already. Greedy and without chance:
 * always the first of the cells that bring the most pairs that are still missing.
 */
export function coverPairs<Cell extends Record<string, string>>(cells: Cell[], already: Cell[] = []): Cell[] {
  const known = new Set(already.flatMap(pairsOf))
  let left = cells.map((cell) => ({ cell, pairs: pairsOf(cell).filter((pair) => !known.has(pair)) })).filter(({ pairs }) => pairs.length > 0)
  const chosen: Cell[] = []
  while (left.length > 0) {
    const best = left.reduce((most, next) => (next.pairs.length > most.pairs.length ? next : most))
    chosen.push(best.cell)
    const covered = new Set(best.pairs)
    left = left
      .map(({ cell, pairs }) => ({ cell, pairs: pairs.filter((pair) => !covered.has(pair)) }))
      .filter(({ pairs }) => pairs.length > 0)
  }
  return chosen
}
