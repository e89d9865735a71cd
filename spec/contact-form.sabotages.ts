import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheSite([
    ['contact-form.target', 'GET instead of POST', 'contatti/index.html', 'method="post"', 'method="get"'],
    ['contact-form.target', 'sent to this site', 'contatti/index.html', /action="[^"]*"/, 'action="/invio"'],
    ['contact-form.fields', 'a sixth field', 'contatti/index.html', '</form>', '<input type="hidden" name="origine" value="sito"></form>'],
    ['contact-form.fields', 'a field renamed', 'contatti/index.html', 'name="message"', 'name="messaggio"'],
    ['contact-form.encoding', 'multipart', 'contatti/index.html', '<form ', '<form enctype="multipart/form-data" '],
    ['contact-form.encoding', 'in another alphabet', 'contatti/index.html', '<form ', '<form accept-charset="iso-8859-1" '],
    ['contact-form.required', 'the subject not required', 'contatti/index.html', /required="" (class="[^"]*" name="subject")/, '$1'],
    ['contact-form.email', 'any text for an e-mail', 'contatti/index.html', 'type="email"', 'type="text"'],
  ]),
  ...ofTheSources([
    ['contact-form.native', 'a script sends it too', 'src/pages/ContactForm.tsx', '<form method="post"', "<form onSubmit={() => void fetch('/')} method=\"post\""],
    ['contact-form.native', 'told as it leaves', 'src/pages/ContactForm.tsx', '<form method="post"', "<form onSubmit={() => void navigator.sendBeacon('/')} method=\"post\""],
  ]),
]
