import { CALCULATOR } from '../support/pages.ts'
import type { State } from '../harness/site.ts'
import { waking } from '../support/waking.ts'

const toast = 'li:has-text("copiato"), li:has-text("non lascia copiare")'
const onHome = ({ path }: { path: string }) => (path === '/' ? undefined : 'only the home page has the dialog, and only the dialog has a tooltip')
const needs = (part: RegExp, reason: string) => (_: object, html: string) => (part.test(html) ? undefined : reason)
const hasCalculator = needs(/\binputmode="?decimal/i, 'no calculator on this page')

/** The dialog that opens by itself on the home page. */
export const welcome = {
  path: '/',
  arrives: [{ sees: 'role=dialog' }],
  leaves: [{ press: 'Escape' }, { loses: 'role=dialog' }],
  /** States in which it stays. */
  kept: ['dialog open', 'tooltip shown'],
}

/** What a page can be brought to, and how. */
export const states: Record<string, State> = {
  'menu open': {
    whyNot: ({ viewport, mode }) => (Number(viewport.split('x')[0]) / (mode === '200 % font' ? 2 : 1) >= 640 ? 'the links stand in the header' : undefined),
    steps: [{ click: 'role=button[name="Menu"]' }, { sees: 'role=navigation[name="Principale"]' }],
    part: 'header',
    shows: 'controls',
    seen: { path: '/blog', width: 390 },
  },
  'dialog open': { isScripted: true, whyNot: onHome, steps: [], part: '[role=dialog]', shows: 'controls', seen: { path: '/', width: 1280 } },
  'form invalid': {
    whyNot: needs(/<form\b[^>]*\bmethod="?post/i, 'no form on this page'),
    steps: [
      { fill: 'input[type=email]', with: 'senza chiocciola' },
      { click: 'role=button[name="Invia il messaggio"]' },
      { focuses: 'input[name=name]' },
    ],
    shows: 'errors',
    seen: { path: '/contatti', width: 1280 },
  },
  'toast shown': {
    isScripted: true,
    whyNot: needs(/Copia link/, 'nothing to copy on this page'),
    // It stays while the pointer is over it.
    steps: [{ wakes: waking }, { click: 'role=button[name="Copia link"]' }, { sees: toast }, { hover: toast }],
    part: '[data-sonner-toast]',
    shows: 'message',
    seen: { path: '/blog/mercato-rialto', width: 1280 },
  },
  'tooltip shown': {
    isScripted: true,
    whyNot: onHome,
    steps: [{ hover: 'role=button[name="Chiudi"]' }, { sees: 'role=tooltip' }],
    part: '[data-radix-popper-content-wrapper]',
    seen: { path: '/', width: 1280 },
  },
  'tool answered': {
    isScripted: true,
    whyNot: hasCalculator,
    steps: [{ wakes: waking }, { fill: 'main input[inputmode=decimal] >> nth=-1', with: '20' }],
    shows: 'message',
    seen: { path: CALCULATOR, width: 1280 },
  },
  'tool in error': {
    isScripted: true,
    whyNot: hasCalculator,
    // The calculator is static until the reader comes near: what is typed before that counts too.
    steps: [{ fill: 'main input[inputmode=decimal]', with: 'molto', until: 'main input[inputmode=decimal][aria-invalid=true]' }],
    shows: 'errors',
    seen: { path: CALCULATOR, width: 1280 },
  },
}
