import { css, keyframes } from '@emotion/react'
import { color, from, motion } from '../config/theme.ts'
import { articleModule } from '../content/articles.ts'

const climb = keyframes({ from: { transform: 'scaleY(0)' } })
const maskImage = 'linear-gradient(transparent,#000 3rem calc(100% - 3rem),transparent)'
const goesOn = keyframes({ from: { maskImage, maskPosition: '0 -3rem' }, to: { maskImage, maskPosition: '0 0' } })

// What only completes the text comes with the sheet below it: the mark of the section that is read, the end of a long index, and the text's own timeline.
const pole = css({
  'article:has(> &)': { timelineScope: '--text' },
  'article:has(> &) [aria-labelledby=indice]': {
    '& + div': { viewTimelineName: '--text' },
    '& ol': { scrollTargetGroup: 'auto' },
    '& a:hover': { textDecoration: 'underline' },
    '& a:target-current': { fontWeight: 650, color: color.accent },
    // An index longer than its window fades where it goes on, and shows what is marked, unless the reader is at it.
    [from.columns]: {
      'maxHeight': 'calc(100vh - 6rem)',
      'overflow': 'auto',
      'scrollPadding': '3rem',
      [motion]: { maskSize: '100% calc(100% + 3rem)', animation: `${goesOn} linear both`, animationTimeline: 'scroll(self)' },
      // Touch scrolls without hovering.
      '@media(hover)': { '&:not(:hover, :focus-within)': { scrollSnapType: 'y mandatory' } },
      '& a:target-current': { scrollSnapAlign: 'center' },
    },
  },
  display: 'none',
  // In the gutter, where the window has one. Its track is as long as the text, so that it comes and goes with it.
  '@media screen and (min-width: 78em) and (min-height: 34em) and (forced-colors: none)': {
    '@supports (anchor-name: --text) and (animation-timeline: view())': {
      'article:has(> &) [aria-labelledby=indice] + div': { anchorName: '--text' },
      'display': 'grid',
      'position': 'absolute',
      'left': 'calc(50vw - 39rem)',
      'top': 'anchor(--text top)',
      'bottom': 'anchor(--text bottom)',
      'alignItems': 'start',
      'width': '.375rem',
      '& svg, &::before, &::after': { content: '""', gridArea: '1/1', position: 'sticky', top: '7rem', width: '100%', height: 'calc(100vh - 10rem)' },
      // Cut out of the wood and of the water before it.
      '& svg': { zIndex: 2 },
      '& path': { stroke: color.background, strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
      '&::after': { background: color.line },
      '&::before': { zIndex: 1, background: color.text, transform: 'scaleY(0)', transformOrigin: 'bottom', [motion]: { transform: 'none', animation: `${climb} linear both`, animationTimeline: '--text', animationRange: 'contain' } },
    },
  },
})

/** A tide gauge: water climbs its pole as the text is read, past a notch for each section; for who asks for less motion the pole stands dry. */
export function TideGauge({ slug }: { slug: string }) {
  const places = articleModule(slug).headings.map(({ place = 0 }) => 100 - place)
  return (
    <div css={pole} aria-hidden>
      <svg viewBox="0 0 1 100" preserveAspectRatio="none">
        <path d={places.map((place) => `M0 ${place}h1`).join('')} />
      </svg>
    </div>
  )
}
