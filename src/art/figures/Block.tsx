import type { ReactNode } from 'react'
import { seedOf } from '../graver/random.ts'
import { box } from '../kit/shapes.ts'
import { engraving, HEIGHT, viewBox, WATERLINE, waves, WIDTH } from './canal-scene.ts'

interface BlockProps {
  caption: string
  /** States every number of the picture. */
  label: string
  /** What lies upon the water. */
  afloat: ReactNode
  children: ReactNode
}

/** The printed block of a figure: sky, what stands in the water, the water. */
export function Block({ caption, label, afloat, children }: BlockProps) {
  return (
    <svg role="img" aria-label={label} viewBox={viewBox}>
      <path className="t" d={box(0, 0, WIDTH, WATERLINE)} />
      <path className="C" strokeWidth={WIDTH} strokeDasharray={engraving} d={`M${WIDTH / 2} 0V${WATERLINE}`} />
      {children}
      <path className="k" d={box(0, WATERLINE, WIDTH, HEIGHT - WATERLINE)} />
      <path className="a" d={waves(seedOf(caption), WATERLINE + 2, HEIGHT, 10)} />
      {afloat}
    </svg>
  )
}
