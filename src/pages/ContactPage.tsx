import { css } from '@emotion/react'
import { Logo } from '../art/Logo.tsx'
import { Plate } from '../art/Plate.tsx'
import { site, telephone } from '../config/site.ts'
import { below, color, font, from, type } from '../config/theme.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { ReaderTool } from '../tools/ReaderTool.tsx'
import { action } from '../ui/action.ts'
import { container, inkBox } from '../ui/surface.ts'
import { ContactForm } from './ContactForm.tsx'
import { ragged } from './figure-edges.ts'

// The form comes second, whatever the width; beside it and the hours the plate takes what height is left.
const page = css(container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem',
  padding: '2.5rem 0 5rem',
  '& h1': { font: `400 ${type.title} ${font.display}`, letterSpacing: '-.012em' },
  '& h2': { fontSize: '1.875rem', marginBottom: '.5rem' },
  '& > img': { display: 'block', width: '100%', height: 'auto' },
  '& > [data-island] th': { width: '60%' },
  '& > [data-island] > section': { height: '100%', paddingInline: 'clamp(1.25rem, 4vw, 2.5rem)' },
  // On a phone it heads the card of the addresses.
  [below.grid]: { '& > img': { marginBottom: 'calc(-2.5rem - 2px)' } },
  [from.grid]: {
    gridTemplate: '"head head" "form form" "plate details" "hours hours" / 1fr 1fr',
    '& > :has(h1)': { gridArea: 'head' },
    '& > form': { gridArea: 'form' },
    '& > img': { gridArea: 'plate', height: 0, minHeight: '100%', objectFit: 'cover', objectPosition: '100%' },
    '& > :has(address)': { gridArea: 'details' },
    '& > [data-island]': { gridArea: 'hours' },
  },
  [from.columns]: {
    gridTemplate: '"head form" auto "plate form" 1fr "plate hours" auto "details hours" / 1fr 1fr',
    gap: '2.5rem 5rem',
    // However much the form says of its fields, the whole letter is seen, and no sliver of the pole beside it; the sides are cut as the plate's are.
    '& > img': { clipPath: ragged, minHeight: 'min(100%, 58vw - 4.5rem, 39rem)', objectPosition: '58%' },
    // From the top as the page arrives, so that nothing below pushes it; beside a longer form at the foot of its place, the addresses close under it.
    '&:has([aria-invalid]) > img': { alignSelf: 'end' },
    '& > :has(address)': { minHeight: 'max(23.25rem, 65.75rem - 53vw)' },
  },
})
const lead = css({ font: `italic 400 ${type.lead} ${font.display}`, marginTop: '1rem', maxWidth: '24em' })
// In the first window: who would rather call, or write from a mail program, need not pass the form.
const call = css({ marginTop: '.5rem', overflowWrap: 'anywhere', '& a': action })
const details = css(inkBox, {
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  padding: '1.5rem clamp(1.25rem, 4vw, 2.5rem)',
  '& h2': { color: color.gold },
  '& address': { font: `400 min(1.75rem, 7vw)/3.25rem ${font.display}`, display: 'grid', alignContent: 'space-evenly', justifyItems: 'start', overflowWrap: 'anywhere', [from.grid]: { fontSize: '1.4rem', lineHeight: '2.75rem' }, [from.columns]: { fontSize: '2.25rem', lineHeight: '3.75rem' } },
  '& address > span': { fontSize: '1.5rem' },
  // The house's mark, as on the back of a card, where there is room for it.
  'position': 'relative',
  '& > svg': { display: 'none', [from.columns]: { display: 'block', position: 'absolute', right: '2.5rem', bottom: '1.5rem', width: '7rem', height: 'auto', color: color.gold } },
})

export function ContactPage() {
  return (
    <div css={page}>
      <PageHead
        heading="Contatti"
        description={`Scrivi a ${site.name}: e-mail, telefono, orari di ufficio e modulo di contatto.`}
      />
      <div>
        <h1>Contatti</h1>
        <p css={lead}>Una casa da affidare, un soggiorno da preparare, un conto da rifare: rispondiamo di persona.</p>
        <p css={call}>
          Preferisci la voce? <a href={telephone}>{site.phone}</a>
          <br />O l’e-mail? <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </div>
      <ContactForm />
      <Plate name="contatti" />
      <div css={details}>
        <h2>Recapiti</h2>
        <address>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <a href={telephone}>{site.phone}</a>
          <span>Venezia, Italia</span>
        </address>
        <Logo />
      </div>
      <ReaderTool name="office" />
    </div>
  )
}
