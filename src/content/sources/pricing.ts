import type { Sources } from './source.ts'

const read = '2026-11-21'

export const pricing = {
  'prezzo-dinamico': { publisher: 'Contindigital', title: 'il prezzo dinamico negli affitti brevi', kind: 'guide', date: '2026-01-22', address: 'https://contindigital.it/blog/pricing-dinamico-affitti-brevi' },
  lodgify: { publisher: 'Lodgify', title: 'il calcolatore degli incassi', kind: 'guide', address: 'https://www.lodgify.com/vacation-rental-income-calculator' },
  holidu: { publisher: 'Holidu', title: 'la gestione finanziaria di una casa vacanze', kind: 'guide', date: '2024-12', address: 'https://www.holidu.it/magazine/gestione-finanziaria-casa-vacanze-guida-completa' },
  'casa-vuota': { publisher: "L'Immobiliare", title: 'quanto costa una casa vuota', kind: 'press', date: '2023-11', address: 'https://limmobiliare.re.it/2023/11/quanto-ti-costa-una-casa-vuota' },
  'business-plan': { publisher: 'Il mio business plan', title: 'i costi di gestione degli affitti', kind: 'guide', address: 'https://ilmiobusinessplan.com/blogs/news/costi-gestione-affitti' },
  'cleanbnb-2018': { publisher: 'TTG, su dati CleanBnB', title: 'i numeri degli affitti brevi', kind: 'press', date: '2018', read, address: 'https://ttgitalia.com/mobile/hotel/150749-affitti-brevi-i-numeri-di-un-business-in-crescita-CVTG246488' },
  martinalli: { publisher: 'Jacopo Martinalli', title: 'il prezzo dinamico', kind: 'guide', date: '2026-02-10', address: 'https://jacopomartinalli.com/en/blog/pricing-dinamico-affitti-brevi' },
} satisfies Sources
