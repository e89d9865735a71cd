import { css } from '@emotion/react'
import { Plate } from '../art/Plate'
import { site } from '../config/site'
import { font, from, type } from '../config/theme'
import { PageHead } from '../layout/PageHead'
import { ReaderTool } from '../tools/ReaderTool'
import { container } from '../ui/surface'
import { ContactForm } from './ContactForm'

const page = css(container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3rem',
  padding: '3.5rem 0 5rem',
  '& h1': { font: `400 ${type.title} ${font.display}`, letterSpacing: '-.012em' },
  '& h2': { fontSize: '1.875rem', margin: '2rem 0 .5rem' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& address': { fontStyle: 'normal', display: 'grid', justifyItems: 'start', lineHeight: '2.75rem' },
  '& address a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  [from.nav]: { gridTemplateColumns: '1fr 1fr', gap: '5rem' },
})
const lead = css({ font: `italic 400 ${type.lead} ${font.display}`, margin: '1.25rem 0 2rem', maxWidth: '24em' })
const opening = css({ marginTop: '2rem' })

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
        <Plate name="contatti" eager />
        <h2>Recapiti</h2>
        <address>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <a href={`tel:${site.phone.replaceAll(' ', '')}`}>{site.phone}</a>
          <span>Venezia, Italia</span>
        </address>
        <div css={opening}>
          <ReaderTool name="office" />
        </div>
      </div>
      <ContactForm />
    </div>
  )
}
