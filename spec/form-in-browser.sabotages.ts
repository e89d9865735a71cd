import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'

export const sabotages = ofTheSite([
  ['form-in-browser.wire', 'a field renamed', contacts, 'name="message"', 'name="messaggio"'],
  ['form-in-browser.no-javascript', 'GET instead of POST', contacts, 'method="post"', 'method="get"'],
  ['form-in-browser.answer', 'the answer in another tab', contacts, '<form ', '<form target="_blank" '],
  ['form-in-browser.refused', 'drop «required»', contacts, / required=""/g, '', 'empty'],
  ['form-in-browser.refused', 'the browser kept from checking', contacts, '<form ', '<form novalidate="" '],
])
