import { css } from '@emotion/react'
import { site } from '../config/site.ts'
import { color, rule } from '../config/theme.ts'
import { FaultNote } from '../ui/FaultNote.tsx'
import { Field } from '../ui/Field.tsx'
import { button } from '../ui/LinkButton.tsx'
import { tickBox } from '../ui/tick-box.ts'
import { visuallyHidden } from '../ui/visually-hidden.ts'

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignSelf: 'start',
  padding: '1.5rem clamp(1.25rem, 4vw, 2.5rem) 1.5rem',
  background: color.panel,
  borderTop: rule.double,
  borderBottom: rule.double,
  '& h2': { margin: '0 !important' },
})
const pair = css({ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' })
const consent = css({
  position: 'relative',
  display: 'flex',
  gap: '.625rem',
  alignItems: 'center',
  minHeight: '2.75rem',
  '& input': tickBox,
  // The label's box covers the row, so that the whole row ticks the box; the link stays above it.
  '& label::before': { content: '""', position: 'absolute', inset: 0 },
  '& a': { position: 'relative', display: 'inline-block', padding: '.625rem 0' },
  // As near as under a field, whose note has no gap above.
  '& + p': { marginTop: '-.625rem' },
})
// The asterisk stays with its words.
const whole = css({ display: 'inline-block' })
const submit = css(button, { background: color.text, borderColor: color.text, color: color.background, overflowWrap: 'anywhere' })

/** Checked and sent by the browser alone, as a plain form, to the external service: a script only says in words what was refused. */
export function ContactForm() {
  return (
    <form method="post" action={site.formEndpoint} css={form} aria-labelledby="modulo">
      <h2 id="modulo">Il tuo messaggio</h2>
      <p>I campi con l’asterisco sono obbligatori.</p>
      <div css={pair}>
        <Field name="name" label="Nome *" autoComplete="name" missing="Scrivi il tuo nome." />
        <Field
          name="email"
          label="Email *"
          type="email"
          autoComplete="email"
          missing="Scrivi la tua e-mail."
          mistyped="L’indirizzo non è completo: scrivilo come nome@esempio.it."
        />
      </div>
      <Field name="subject" label="Oggetto *" missing="Scrivi in due parole di che cosa si tratta." />
      <Field
        name="message"
        label="Messaggio *"
        hint="Casa: dov’è e&nbsp;quanti metri quadri. Soggiorno: date e&nbsp;persone."
        rows={5}
        missing="Scrivi il tuo messaggio."
      />
      <div>
        <div css={consent}>
          <input id="privacy" name="privacy" type="checkbox" required />
          <label htmlFor="privacy">
            Accetto la{' '}
            <span css={whole}>
              <a href={site.privacyUrl} target="_blank" rel="noopener">
                Policy Privacy<span css={visuallyHidden}> (si apre in una nuova scheda)</span>
              </a>
              &nbsp;*
            </span>
          </label>
        </div>
        <FaultNote of="privacy" missing="Serve il tuo consenso: spunta la casella." />
      </div>
      <button type="submit" css={submit}>
        Invia il messaggio
      </button>
      <p>Rispondiamo negli orari di&nbsp;ufficio.</p>
    </form>
  )
}
