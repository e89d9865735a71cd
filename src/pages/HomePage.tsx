import { css } from '@emotion/react'
import { Hero } from '../art/Hero.tsx'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { color, font, from, type } from '../config/theme.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { buttonRow, LinkButton } from '../ui/LinkButton.tsx'
import { container, water } from '../ui/surface.ts'
import { RecentArticles } from './RecentArticles.tsx'

const tiles = [
  { icon: 'apartment', title: 'Appartamenti Selezionati', text: 'Poche case, visitate di persona: luce, silenzio, cura.' },
  { icon: 'key', title: 'Gestione Completa', text: 'Annunci, ospiti, pulizie, manutenzione: un solo interlocutore.' },
  { icon: 'compass', title: 'Guide & Consigli', text: 'Itinerari, stagioni e mestieri di una città da capire.' },
  { icon: 'coins', title: 'Rendimento Ottimizzato', text: 'Prezzi che seguono la stagione, con una commissione del 5%.' },
] as const

// The older unit first: a browser that does not know `svh` keeps it.
const hero = css({ minHeight: ['80vh', '80svh'], display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)' })
const seaHeight = 'max(19rem, 43.5vw)'
const view = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '& > *': { gridArea: '1/1' },
  '& > svg': { width: '100%', height: seaHeight, alignSelf: 'end' },
})
const words = css({
  position: 'relative',
  padding: `2.5rem 0 calc(${seaHeight} + 2rem)`,
  '& h1': { font: `400 ${type.hero} ${font.display}`, letterSpacing: '-.015em' },
  '& em': { display: 'block', fontSize: '.455em', lineHeight: 1.2, letterSpacing: 0, maxWidth: '13em', marginTop: '.25em', textWrap: 'balance' },
  '& p': { maxWidth: '29em', margin: '1.25rem 0 1.75rem', fontSize: '1.1875rem' },
  [from.columns]: { '& a': { flex: 'none' } },
  [from.hero]: { padding: '3.25rem 0 max(16.5rem, 27.5vw - 4.4rem)', maxWidth: '35rem' },
})
const tileList = css(container, {
  display: 'grid',
  gap: '1.5rem',
  padding: '1.5rem 0 3.5rem',
  '& li': { display: 'grid', gridTemplateColumns: '4rem minmax(0, 1fr)', gap: '0 1.25rem', hyphens: 'auto' },
  '& img': { width: '4rem', height: '4rem', gridRow: '1/3' },
  '& h2': { fontSize: '1.4375rem' },
  '& p': { color: color.onLagoonMuted, fontSize: '1.0625rem', lineHeight: 1.5, marginTop: '.375rem' },
  [from.grid]: { gridTemplateColumns: '1fr 1fr' },
  [from.columns]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    '& li': { display: 'block' },
    '& img': { marginBottom: '.75rem' },
    '& li + li': { borderLeft: `1px solid ${color.waterline}`, paddingLeft: '1.5rem' },
  },
})

export function HomePage() {
  return (
    <>
      <PageHead
        heading={`${site.name}: Ospitalità Autentica nel Cuore di Venezia`}
        description="Gestione di appartamenti selezionati a Venezia: servizio completo per i proprietari, guide per gli ospiti, analisi del Lab."
      />
      <section css={hero}>
        <div css={view}>
          <div css={container}>
            <div css={words}>
              <h1>
                {site.name}: <em>Ospitalità Autentica nel Cuore di Venezia</em>
              </h1>
              <p>
                Gestiamo pochi appartamenti scelti, come fossero i nostri: ai&nbsp;proprietari conti chiari e nessun pensiero, agli ospiti una casa
                vera e&nbsp;i&nbsp;consigli di chi conosce la città.
              </p>
              <div css={buttonRow}>
                <LinkButton to={paths.owners} tone="ink">
                  Area Proprietari
                </LinkButton>
                <LinkButton to={paths.guests} tone="accent">
                  Area Ospiti
                </LinkButton>
                <LinkButton to={paths.lab}>{site.name} Lab</LinkButton>
              </div>
            </div>
          </div>
          {/* After the words that it stands behind: a page painted before it has come whole would move it. */}
          <Hero />
        </div>
        <div css={water}>
          <ul css={tileList}>
            {tiles.map(({ icon, title, text }) => (
              <li key={icon}>
                <Plate name={`tile-${icon}`} />
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <RecentArticles />
    </>
  )
}
