import { css } from '@emotion/react'
import { pictures } from 'virtual:pictures'
import { below, color, from, layout, space } from '../../config/theme.ts'
import { boxOf, type MapView, type MapViewName, mapViews, sides } from '../map/views.ts'
import { Figure } from './Figure.tsx'

// On a phone the sheet is as wide as the window.
const asWindow = { width: `calc(100% + 2 * ${layout.gutter})`, marginInline: `calc(-1 * ${layout.gutter})` }
type Box = MapView['box']

// A piece of a sheet has another shape than the sheet.
const sheet = ([, , width, height]: Box) => css({ display: 'block', width: '100%', height: 'auto', aspectRatio: `${width}/${height}`, [below.grid]: asWindow })
/** On a phone the whole breadth would be a strip: its west stands above its east. */
const half = (whole: Box, [, , width, height]: Box) =>
  css({
    display: 'block',
    '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: `${whole[2]}/${whole[3]}` },
    [below.grid]: {
      ...asWindow,
      '& img': { aspectRatio: `${width}/${height}` },
      '&::before': { content: ['"Metà ovest"', '"Metà ovest" / ""'], display: 'block', padding: `0 ${layout.gutter} .25rem`, color: color.muted },
      '& + &::before': { content: ['"Metà est"', '"Metà est" / ""'] },
      '& + &': { marginTop: space(4) },
    },
    [from.grid]: { '& + &': { display: 'none' } },
  })
const keys = css({
  columns: '3 9rem',
  columnGap: space(5),
  marginTop: space(3),
  counterReset: 'place',
  '& li': { counterIncrement: 'place', display: 'flex', breakInside: 'avoid', lineHeight: 1.5 },
  '& li::before': { content: 'counter(place, upper-roman)', flex: '0 0 1.75rem', paddingRight: '.5rem', textAlign: 'right', fontWeight: 650, color: color.accent },
})

interface LagoonMapProps {
  caption: string
  view: MapViewName
}

const SAID = 'Veduta di Venezia da sud'

/** A piece of the map of 1500 with what a guide marks on it; the numerals on the sheet are those of the list. */
export function LagoonMap({ caption, view: name }: LagoonMapProps) {
  const view: MapView = mapViews[name]
  const addressOf = (piece: string) => `${pictures.mappa!.url}#${piece}`
  const [, , width, height] = view.box
  return (
    <Figure caption={caption}>
      {view.half ? (
        sides.map((side, place) => (
          <picture key={side} css={half(view.box, boxOf(view, side))}>
            <source media="(min-width: 40em)" srcSet={addressOf(name)} width={width} height={height} />
            <img src={addressOf(`${name}-${side}`)} width={view.half} height={height} alt={place === 0 ? SAID : ''} loading="lazy" />
          </picture>
        ))
      ) : (
        <img css={sheet(view.box)} src={addressOf(name)} width={width} height={height} alt={SAID} loading="lazy" />
      )}
      {view.stops.length > 0 && (
        <ol css={keys}>
          {view.stops.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ol>
      )}
    </Figure>
  )
}
