import { seedOf } from '../graver/random.ts'
import { Block } from './Block.tsx'
import { WATERLINE } from './canal-scene.ts'
import { demand } from './demand.ts'
import { Figure } from './Figure.tsx'
import { Keys, Numerals, spoken } from './Keys.tsx'
import { levelOf, places, ripple, shade, shaft, stripes } from './poles.ts'

interface BarsProps {
  caption: string
  /** `text` is the value as it is read: «25.000 €». */
  values: readonly { label: string; value: number; text: string }[]
}

/** Quantities as mooring poles, as high above the water as they are large. */
export function Bars({ caption, values }: BarsProps) {
  demand(values.length >= 2 && values.length <= 7, caption, `2 to 7 values, found ${values.length}`)
  for (const { label, value } of values) demand(value >= 0 && value < Infinity, caption, `«${label}» from 0 up, found ${value}`)
  const most = Math.max(...values.map(({ value }) => value))
  demand(most > 0, caption, 'a value above 0')
  const poles = places(values.length).map((place, index) => ({ ...place, foot: WATERLINE, top: levelOf(values[index]!.value, most) }))
  const raised = poles.filter(({ top }) => top < WATERLINE)
  const seed = seedOf(caption)
  return (
    <Figure caption={caption}>
      <Block
        caption={caption}
        label={spoken({ entries: values })}
        afloat={
          <>
            <path className="c" d={poles.map(ripple).join('')} />
            <Numerals at={poles.map(({ x }) => x)} />
          </>
        }
      >
        <path className="r K" strokeWidth="1.5" d={raised.map((pole) => shaft(pole, seed)).join('')} />
        <path className="c" d={raised.map(stripes).join('')} />
        <path className="K" strokeWidth="6" strokeDasharray="1 2.5" d={raised.map(shade).join('')} />
      </Block>
      <Keys entries={values} />
    </Figure>
  )
}
