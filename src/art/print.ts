import { cut, type Hand } from './graver/cut.ts'
import { seedOf } from './graver/random.ts'
import { inkLetter } from './ink-style.ts'
import type { Mark, Paint, Part } from './kit/mark.ts'

export interface Printing extends Hand {
  /** Prefix of the ids, so that two drawings may stand in one document. */
  prefix: string
  /** Class that paints the sky. */
  sky: string
}

const BROAD = 18

const fillClass = (ink: Paint, { sky }: Printing) => (ink === 'sky' ? sky : ink === 'none' ? '' : inkLetter[ink])

const attributes = (values: Record<string, string | number | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** Markup of the marks; parts and windows they need are gathered in `definitions`. */
function print(marks: readonly Mark[], printing: Printing, definitions: Map<string, string>): string {
  const engrave = (d: string) => cut(d, printing)
  const one = (mark: Mark): string => {
    if (mark.kind === 'fill') {
      const { ink, edge, d } = mark
      const edging = edge && `${inkLetter[edge].toUpperCase()}e`
      const className = [fillClass(ink, printing), edging].filter(Boolean).join(' ')
      return `<path${attributes({ class: className, d: engrave(d) })}/>`
    }
    if (mark.kind === 'line') {
      const { ink, d, width, dash, round, steady } = mark
      const stroke = inkLetter[ink].toUpperCase()
      return `<path${attributes({
        class: round ? `${stroke} j` : stroke,
        'stroke-width': width === 1 ? undefined : width,
        'stroke-dasharray': dash,
        // The teeth of a broad hatch would turn with every tremble of its axis.
        d: steady || (dash && width > BROAD) ? d : engrave(d),
      })}/>`
    }
    if (mark.kind === 'place') {
      definePart(mark.part, printing, definitions)
      const href = `#${printing.prefix}${mark.part.id}`
      return `<use${attributes({ class: mark.ink && inkLetter[mark.ink], href, transform: mark.transform })}/>`
    }
    const { transform, window, view, marks: inner } = mark
    let clip: string | undefined
    if (window) {
      const id = `${printing.prefix}x${definitions.size}`
      definitions.set(id, `<clipPath id="${id}"><path d="${engrave(window)}"/></clipPath>`)
      clip = `url(#${id})`
    }
    return `<g${attributes({ class: view, transform, 'clip-path': clip })}>${inner.map(one).join('')}</g>`
  }
  return marks.map(one).join('')
}

function definePart(part: Part, printing: Printing, definitions: Map<string, string>) {
  const id = printing.prefix + part.id
  if (definitions.has(id)) return
  // A part is cut for itself: it has no border to bleed over.
  const markup = print(part.marks, { ...printing, seed: seedOf(part.id), plate: undefined }, definitions)
  definitions.set(id, `<g id="${id}">${markup}</g>`)
}

export function printMarks(marks: readonly Mark[], printing: Printing, more = '') {
  const definitions = new Map<string, string>()
  const markup = print(marks, printing, definitions)
  const defined = more + [...definitions.values()].join('')
  return (defined && `<defs>${defined}</defs>`) + markup
}
