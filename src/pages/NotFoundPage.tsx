import { css } from '@emotion/react'
import { inks } from '../art/inks.ts'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { below, color, colors, font, from, layout, property } from '../config/theme.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { action } from '../ui/action.ts'
import { button } from '../ui/LinkButton.tsx'

// A nizioleto, the street sign painted on plaster: ink on lime, by night too.
const wall = css({
  position: 'relative',
  display: 'grid',
  minHeight: '80vh',
  overflow: 'hidden',
  // The wall stands in the water already: the footer's own waterline would be a second one.
  'main:has(&) ~ footer > div:first-of-type': { display: 'none' },
  '& > img': { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'bottom' },
  // The pole at the right stands whole or not at all.
  [from.grid]: { '& > img': { objectPosition: '75% bottom' } },
  [from.pairs]: { '& > img': { objectPosition: '57% bottom' } },
})
const sign = css({
  position: 'relative',
  placeSelf: 'start center',
  width: `min(100% - 2 * ${layout.gutter}, 38rem)`,
  // In the middle of a tall window, yet told from above: what of it comes later pushes nothing up.
  margin: 'max(4rem, 40vh - 20rem) 0 14rem',
  padding: '2.5rem 2rem 2.75rem',
  background: colors.light.background,
  color: colors.light.text,
  outline: `2px solid ${colors.light.text}`,
  outlineOffset: -12,
  textAlign: 'center',
  [property.accent]: colors.light.accent,
  [property.text]: colors.light.text,
  '@media (prefers-color-scheme: dark)': { background: inks.night.paper },
  '& h2': { fontSize: 'min(1.5rem, 6.5vw)', marginBottom: '1rem' },
  '& h2 + p': { maxWidth: '24em', marginInline: 'auto', textWrap: 'balance' },
})
const street = css({ font: `400 2.25rem/1.2 ${font.display}`, textWrap: 'balance' })
// The number between the two ways to Rialto, which a Venetian sign offers in earnest.
const number = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0 1rem',
  margin: '1.25rem 0 1rem',
  '& h1': { flexBasis: '100%', order: -1, fontSize: 'clamp(min(6.5rem, 24vw), 24vw, 8.5rem)', lineHeight: 0.95, color: color.accent },
  '& p': { fontWeight: 700, textTransform: 'uppercase' },
  // The fonts of the site have the upright arrow alone.
  '& span': { display: 'inline-block', rotate: '-90deg', marginInline: '.375rem' },
  '& h1 ~ p span': { rotate: '90deg' },
  // Each at the edge it points to, on a line of its own where the sign is narrow.
  [below.grid]: { '& h1 ~ p': { marginLeft: 'auto' } },
  [from.grid]: { '& h1': { flexBasis: 'auto', order: 0 } },
})
const home = css(button, { marginTop: '1.25rem', background: colors.light.text, borderColor: colors.light.text, color: colors.light.background })
// By night the accent is not clear enough on lime for letters of this size.
const contacts = css(action, { color: colors.light.text, marginTop: '.75rem' })

export function NotFoundPage() {
  return (
    // The boot script writes the missing path to the console.
    <div css={wall}>
      <PageHead missing heading="Pagina non trovata" description="Questa pagina non esiste: si riparte dalla home." />
      <Plate name="404" eager />
      <div css={sign}>
        <p css={street}>Questa calle non&nbsp;porta da&nbsp;nessuna parte</p>
        <div css={number}>
          <p aria-hidden>
            <span>↑</span> per Rialto
          </p>
          <h1>404</h1>
          <p aria-hidden>
            per Rialto <span>↑</span>
          </p>
        </div>
        <h2 lang="en">Oops! Page not found</h2>
        <p>A Venezia perdersi capita ai migliori: basta tornare al campo e ripartire.</p>
        <a href={paths.home} css={home}>
          Torna alla home
        </a>
        <p>
          <a href={paths.contacts} css={contacts}>
            Oppure scrivici: ti diciamo la strada
          </a>
        </p>
      </div>
    </div>
  )
}
