import { css } from '@emotion/react'
import { pictures } from 'virtual:pictures'
import { blockOf, districts } from '../art/map/districts.ts'
import { type Place, project } from '../art/map/projection.ts'
import { mapViews } from '../art/map/views.ts'
import { paths } from '../config/paths.ts'
import { color, font, from, layout, rule, space } from '../config/theme.ts'
import { articleBySlug } from '../content/articles.ts'
import { sestiereSections } from '../content/sestieri.ts'
import { ragged } from './figure-edges.ts'

const [left, top, across, down] = mapViews.acque.box
const share = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10}%`
const corner = ([x, y]: Place) => `${share(x - left, across)} ${share(y - top, down)}`
const [, , width, height] = mapViews.citta.box

/** The block of a sestiere is its link's; its name stands where the piece has room for it. */
const blocks = Object.entries(districts).map(([name, position], index) => {
  const [x, y] = project(position)
  return {
    // The middle of the name, as wide as its letters are many.
    [`& li:nth-of-type(${index + 1}) a`]: { margin: `calc(${share(y - top, across)} - .85em) 0 0 calc(${share(x - left, across)} - ${(name.length * 0.24 + 0.5).toFixed(1)}em)` },
    [`& li:nth-of-type(${index + 1}) a::before`]: { clipPath: `polygon(${blockOf(name as keyof typeof districts).map(corner).join()})` },
  }
})

const frame = css({
  // Two pictures, each on its own ground.
  marginTop: space(5),
  borderBottom: rule.double,
  paddingBottom: space(8),
  // A piece of a sheet has another shape than the sheet.
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: `${width}/${height}`, clipPath: ragged },
  '& p': { font: `italic 400 1.375rem/1.3 ${font.display}`, marginBottom: space(2), textWrap: 'balance' },
  '& ol': { columns: '2 9rem', counterReset: 'sestiere', marginBottom: space(3) },
  '& li': { counterIncrement: 'sestiere' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', textDecoration: 'none' },
  '& a > span': { textDecoration: 'underline' },
  '& a::before': { content: 'counter(sestiere, upper-roman) / ""', minWidth: '2.5rem', fontWeight: 650, color: color.accent },
  [from.columns]: {
    'display': 'grid',
    'marginTop': space(8),
    '& p': { marginBottom: space(4) },
    '& img': { aspectRatio: `${across}/${down}` },
    '& :is(picture, ol)': { gridArea: '2 / 1' },
    '& ol': { position: 'relative', zIndex: 1, display: 'grid', margin: 0 },
    '& li': { gridArea: '1 / 1', pointerEvents: 'none' },
    '& a': { pointerEvents: 'auto', display: 'inline-block', minHeight: 0, padding: '0 .4em', font: `650 1rem/1.5 ${font.ui}`, textDecoration: 'none', color: 'var(--k)', background: 'var(--c)', border: '1.5px solid var(--k)' },
    '& a::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
    // San Polo, for one, is nowhere as high as a finger is wide: its name is.
    '& a::after': { content: '""', position: 'absolute', width: layout.target, height: layout.target, margin: '-.67rem 0 0 -3rem' },
    '& a:is(:hover, :focus-visible)::before': { background: 'var(--k)', opacity: 0.4 },
    // On the map, light or dark, the ring has its own ground.
    '& a:focus-visible': { outline: '3px solid var(--k)', outlineOffset: 2, boxShadow: '0 0 0 7px var(--c)' },
    ...Object.assign({}, ...blocks),
  },
})

/** Venice and its lagoon from the air: each sestiere leads to its walk. */
export function SestieriMap() {
  const guide = paths.article(articleBySlug('sestieri-segreti'))
  return (
    <nav css={frame} aria-label="I sestieri">
      <p>Scegli un sestiere: la guida si apre sui suoi due luoghi appartati.</p>
      <ol>
        {Object.keys(districts).map((name) => (
          <li key={name}>
            <a href={`${guide}#${sestiereSections[name as keyof typeof districts]}`}>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ol>
      <picture>
        <source media="(min-width: 64em)" srcSet={`${pictures.mappa!.url}#acque`} width={across} height={down} />
        <img src={`${pictures.mappa!.url}#citta`} width={width} height={height} alt="" />
      </picture>
    </nav>
  )
}
