import { markdownTable } from '../harness/report/markdown-table.ts'
import type { Figures } from './scenarios.ts'

const shown = (value: number | undefined, name: string): string => {
  if (value === undefined) return '—'
  return name.endsWith('cls') ? value.toFixed(3) : Math.round(value).toLocaleString('en')
}

/** What else paints are held against: the same page without script, and the barest of the peers. */
const beside = ['without script', 'eleventy']
const isPaint = (figure: string): boolean => /(?:fcp|lcp)$/.test(figure)

function ratio(own: number | undefined, other: number | undefined): string {
  if (own === undefined || other === undefined) return '—'
  if (other === 0) return own === 0 ? '1.00' : '> 0'
  return (own / other).toFixed(2)
}

/** One mark over 1.05, two over 1.15. */
const marks = (own = 0, other = 0): string => [1.05, 1.15].filter((limit) => own / other > limit).map(() => '▲').join('')

/** One row for each figure, one column for each subject, ours over the best of the peers, and of paints over those beside. */
export function table(figures: Record<string, Figures>, peers: string[], ours: string): string {
  const names = Object.keys(figures)
  const rows = [...new Set(names.flatMap((name) => Object.keys(figures[name]!)))].toSorted()
  const held = beside.filter((name) => figures[name])
  return markdownTable(
    ['', ...names, 'ratio to the best peer', ...held.map((name) => `to ${name}`)],
    rows.map((figure) => {
      const known = peers.flatMap((peer) => figures[peer]?.[figure] ?? [])
      const best = known.length > 0 ? Math.min(...known) : undefined
      const own = figures[ours]?.[figure]
      return [figure, ...names.map((name) => shown(figures[name]![figure], figure)), figure.endsWith('prerendered') ? '' : ratio(own, best), ...held.map((name) => (isPaint(figure) ? ratio(own, figures[name]![figure]) + marks(own, figures[name]![figure]) : ''))]
    }),
  )
}
