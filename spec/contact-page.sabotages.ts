import { ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = [
  ...ofTheSite([
    ['contact-page.autocomplete', 'the name filled in as the e-mail', contacts, /autocomplete="name"/i, 'autocomplete="email"', 'fill in on /contatti'],
    ['contact-page.details', 'no e-mail before the form', contacts, /O l’e-mail\? <a[^]*?<\/a>/, ''],
    ['contact-page.details', 'the e-mail cannot be pressed', 'contatti/index.html', 'href="mailto:', 'href="#'],
    ['contact-page.hours', 'closed earlier on Saturday', 'contatti/index.html', /(<td[^>]*>)9:00–14:00/, '$19:00–13:00'],
    ['contact-page.answered', 'no word when somebody answers', contacts, /<p>Rispondiamo negli orari[^<]*<\/p>/, ''],
    ['contact-page.hint', 'no word what to write', contacts, /<p id="message-aiuto"[^>]*>[^<]*<\/p>/, ''],
    ['contact-page.fields', 'a field renamed', 'contatti/index.html', 'name="subject"', 'name="oggetto"'],
    ['contact-page.fields', 'a label in other words', 'contatti/index.html', 'Oggetto *', 'Tema *'],
    ['contact-page.rules', 'consent not required', 'contatti/index.html', 'type="checkbox" required=""', 'type="checkbox"'],
    ['contact-page.rows', '5 → 3 rows', 'contatti/index.html', 'rows="5"', 'rows="3"'],
    ['contact-page.privacy', 'the policy in this tab', 'contatti/index.html', ' target="_blank"', ''],
    ['contact-page.free', 'a message of 20 letters', contacts, '<textarea ', '<textarea maxlength="20" '],
    ['contact-page.free', 'a button that checks nothing', contacts, '<button type="submit"', '<button type="submit" formnovalidate=""'],
    ['contact-page.messages', 'the browser kept from checking', 'contatti/index.html', '<form ', '<form novalidate="" '],
    ['contact-page.asterisk', 'an asterisk of which nothing is said', contacts, '<p>I campi con l’asterisco sono obbligatori.</p>', ''],
    ['contact-page.asterisk', 'the box without its asterisk', contacts, /<\/a>\s\*<\/span>/, '</a></span>'],
    ['contact-page.asterisk', 'an asterisk on a line of its own', contacts, ...rule('label>span{display:inline!important}'), 'of its last word'],
  ]),
  ...ofTheSources([['contact-page.hint', 'forgotten once it was refused', 'src/app/tell-refused.ts', '[!valid && note.id, hint]', '[!valid && note.id]'], ['contact-page.said', 'one word for every fault', 'src/app/tell-refused.ts', 'valueMissing ? missing : mistyped', 'missing']]),
]
