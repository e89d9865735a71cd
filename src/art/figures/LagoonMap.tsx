import { css } from '@emotion/react'
import { pictures } from 'virtual:pictures'
import { below, color, from, layout, space } from '../../config/theme.ts'
import { type MapView, type MapViewName, mapViews } from '../map/views.ts'
import { Figure } from './Figure.tsx'

// On a phone the sheet is as wide as the window.
const asWindow = { width: `calc(100% + 2 * ${layout.gutter})`, marginInline: `calc(-1 * ${layout.gutter})` }
const sheet = ([, , width, height]: MapView['box']) => css({ display: 'block', width: '100%', height: 'auto', aspectRatio: `${width}/${height}`, [below.grid]: asWindow })
/** On a phone the whole breadth would be a strip: its west stands above its east. */
const half = ([, , width]: MapView['box'], shown: number) =>
  css({
    display: 'block',
    [below.grid]: {
      ...asWindow,
      'overflow': 'hidden',
      '& > img': { width: `${(100 * width) / shown}%`, margin: 0 },
      '&::before': { content: ['"Metà ovest"', '"Metà ovest" / ""'], display: 'block', padding: `0 ${layout.gutter} .25rem`, color: color.muted },
      '& + &::before': { content: ['"Metà est"', '"Metà est" / ""'] },
      '& + &': { marginTop: space(4), '& > img': { marginLeft: `${(100 * (shown - width)) / shown}%` } },
    },
    [from.grid]: { '& + &': { display: 'none' } },
  })
const keys = css({
  columns: '3 9rem',
  columnGap: space(5),
  marginTop: space(3),
  counterReset: 'place',
  '& li': { counterIncrement: 'place', display: 'flex', breakInside: 'avoid', lineHeight: 1.25, paddingBottom: '.3em' },
  '& li::before': { content: 'counter(place, upper-roman)', flex: '0 0 1.75rem', paddingRight: '.5rem', textAlign: 'right', fontWeight: 650, color: color.accent },
})

interface LagoonMapProps {
  caption: string
  view: MapViewName
}

/** A piece of the map of 1500 with what a guide marks on it; the numerals on the sheet are those of the list. */
export function LagoonMap({ caption, view }: LagoonMapProps) {
  const { box, half: shown, stops }: MapView = mapViews[view]
  const piece = (alt: string) => (
    <img css={sheet(box)} src={`${pictures.mappa!.url}#${view}`} width={box[2]} height={box[3]} alt={alt} loading="lazy" />
  )
  return (
    <Figure caption={caption}>
      {shown ? ['Veduta di Venezia da sud', ''].map((alt) => <span key={alt} css={half(box, shown)}>{piece(alt)}</span>) : piece('Veduta di Venezia da sud')}
      {stops.length > 0 && (
        <ol css={keys}>
          {stops.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </Figure>
  )
}
