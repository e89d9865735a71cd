import { markdownTable } from '../harness/report/markdown-table.ts'
import type { Figures } from './scenarios.ts'

const shown = (value: number | undefined, name: string): string => {
  if (value === undefined) return '—'
  return name.endsWith('cls') ? value.toFixed(3) : Math.round(value).toLocaleString('en')
}

/** One row for each figure, one column for each subject, and ours over the best of the peers. */
export function table(figures: Record<string, Figures>, peers: string[], ours: string): string {
  const names = Object.keys(figures)
  const rows = [...new Set(names.flatMap((name) => Object.keys(figures[name]!)))].toSorted()
  return markdownTable(
    ['', ...names, 'ratio to the best peer'],
    rows.map((figure) => {
      const best = Math.min(...peers.flatMap((peer) => figures[peer]?.[figure] ?? []))
      const own = figures[ours]?.[figure]
      const ratio = own === undefined || !Number.isFinite(best) ? '—' : best === 0 ? (own === 0 ? '1.00' : '> 0') : (own / best).toFixed(2)
      return [figure, ...names.map((name) => shown(figures[name]![figure], figure)), figure.endsWith('prerendered') ? '' : ratio]
    }),
  )
}
