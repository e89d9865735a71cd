import { ofTheBuild, ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = [
  ...ofTheBuild([
    ['form-in-browser.mended', 'looked at when it is left', 'src/app/tell-refused.ts', "on('input',", "on('change',"],
    ['form-in-browser.said', 'nothing is said', 'src/app/tell-refused.ts', "on('invalid',", "on('invalide',", 'refused field'],
  ]),
  ...ofTheSite([
    ['form-in-browser.said', 'nothing for an address that is not whole', contacts, / data-mistyped="[^"]*"/, '', 'refused field'],
    ['form-in-browser.wire', 'a field renamed', contacts, 'name="message"', 'name="messaggio"'],
    ['form-in-browser.no-javascript', 'GET instead of POST', contacts, 'method="post"', 'method="get"'],
    ['form-in-browser.answer', 'the answer in another tab', contacts, '<form ', '<form target="_blank" '],
    ['form-in-browser.refused', 'drop «required»', contacts, / required=""/g, '', 'empty'],
    ['form-in-browser.refused', 'the browser kept from checking', contacts, '<form ', '<form novalidate="" '],
    ['form-in-browser.plain', 'no mark', contacts, /@media\(scripting:none\)/g, '@media(scripting:enabled)', 'marks and says'],
    ['form-in-browser.second', 'the plate first', contacts, ...rule('form[method=post]{order:9}'), 'second at 390'],
    ['form-in-browser.window', 'fields further apart', contacts, ...rule('form[method=post]{gap:2rem!important}')],
    ['form-in-browser.filled', 'a letter without its corners', contacts, ...rule('@media(min-width:64em){main form~img{min-height:100%!important}}'), 'at 1024'],
    ['form-in-browser.filled', 'an empty corner', contacts, ...rule('form[method=post]{margin-bottom:20rem}'), 'at 1280'],
    ['form-in-browser.box', 'a pale box', contacts, ...rule('[name=privacy]{border-color:#ddd!important}'), 'the fault, light'],
    ['form-in-browser.marks', 'one colour for both', contacts, /:focus-visible\{outline:3px solid var\(--\w+\)([^]*?\[aria-invalid\]\{border-color:)(var\(--\w+\))/, ':focus-visible{outline:3px solid $2$1$2', 'the fault, light'],
  ]),
]
