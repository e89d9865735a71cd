import { css } from '@emotion/react'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { site, telephone } from '../config/site.ts'
import { color, font, from } from '../config/theme.ts'
import { container, water } from '../ui/surface.ts'

const waterline = css({ '& img': { display: 'block', width: '100%', height: 'auto', minHeight: '5.5rem', objectFit: 'cover', objectPosition: '70%', marginBottom: -1 } })
const deep = css(water, { paddingBottom: '2.5rem', '& a': { display: 'inline-flex', alignItems: 'center', minWidth: '2.75rem', minHeight: '2.75rem' } })
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)', // what is longer than the window is broken
  gap: '1rem 3rem',
  padding: '2.5rem 0 2rem',
  '& > p': { font: `italic 400 1.75rem/1.4 ${font.display}`, textWrap: 'balance' },
  '& address': { fontStyle: 'normal', display: 'grid', lineHeight: '2.75rem', placeItems: 'start', alignContent: 'start', overflowWrap: 'anywhere' },
  // Two in a row, while the reader's letters leave the room.
  '& ul': { columns: '2 7rem' },
  [from.grid]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [from.pairs]: { '& > p:has(+ ul)': { fontSize: '1.375rem', paddingTop: '.42rem' } },
})
const colophon = css({
  borderTop: `1px solid ${color.waterline}`,
  padding: '1.5rem 0 0',
  color: color.onLagoonMuted,
  fontSize: '1rem',
  '& > p': { font: 'inherit' },
  // Each link stands clear of what precedes it, and at the edge where it begins a line.
  '& > p:first-of-type': { marginLeft: '-.75rem', textIndent: '.75rem' },
  '& a': { marginLeft: '.75rem', textIndent: 0 },
  [from.grid]: { '& > p:first-of-type': { gridColumn: 'span 2' }, '& p + p': { paddingTop: '.6rem' } },
})

export function Footer() {
  return (
    <footer>
      <div css={waterline}>
        <Plate name="footer" />
      </div>
      <div css={deep}>
        <div css={container}>
          <div css={columns}>
            <p>Esperienze autentiche di&nbsp;affitto breve a&nbsp;Venezia, curate casa per casa.</p>
            <ul>
              <li>
                {/* The header's «Home» leads elsewhere: who hears only the name of a link must tell them apart. */}
                <a href={site.bookingUrl} aria-label="Home del sito di prenotazione">
                  Home
                </a>
              </li>
              <li>
                <a href={paths.owners}>Proprietario</a>
              </li>
              <li>
                <a href={paths.guests}>Ospite</a>
              </li>
              <li>
                <a href={paths.contacts}>Contatti</a>
              </li>
            </ul>
            <address>
              <a href={`mailto:${site.email}`}>{site.email}</a>
              <a href={telephone}>{site.phone}</a>
              <span>Venezia, Italia</span>
            </address>
          </div>
          <div css={[columns, colophon]}>
            <p>
              © 2025 {site.name} <a href={site.privacyUrl}>Privacy Policy</a>{' '}
              {/* Without an address the browser gives it no role: assistive technology must hear of a link that leads nowhere. */}
              {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid, jsx-a11y/no-redundant-roles */}
              <a role="link" aria-disabled="true">
                Termini di Servizio
              </a>
            </p>
            <p>
              {site.legalName}, sede&nbsp;legale:&nbsp;{site.registeredOffice}. Partita&nbsp;<abbr title="imposta sul valore aggiunto">IVA</abbr>&nbsp;{site.vatNumber}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
