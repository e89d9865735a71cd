import type { Figures } from './scenarios.ts'

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Each figure's median over the runs that have it. */
export const medians = (runs: Figures[]): Figures =>
  Object.fromEntries([...new Set(runs.flatMap((run) => Object.keys(run)))].map((name) => [name, median(runs.flatMap((run) => run[name] ?? []))]))
