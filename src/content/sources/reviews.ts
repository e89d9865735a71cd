import type { Sources } from './source.ts'

const read = '2026-11-21'

export const reviews = {
  'airbnb-recensioni': { publisher: 'Airbnb', title: 'le recensioni degli ospiti', kind: 'official', address: 'https://www.airbnb.it/help/article/13' },
  'airbnb-amati': { publisher: 'Airbnb', title: 'Informazioni sugli alloggi Amati dagli ospiti', kind: 'official', date: '2025-09-17', read: '2026-11-22', address: 'https://www.airbnb.it/resources/hosting-homes/a/understanding-guest-favorites-642' },
  'airbnb-superhost-2022': { publisher: 'Airbnb', title: 'Ultimi aggiornamenti sulle valutazioni dei Superhost', kind: 'official', date: '2022', read: '2026-11-22', address: 'https://it.airbnb.com/resources/hosting-homes/a/the-latest-updates-to-superhost-assessments-257' },
  'forum-superhost': { publisher: 'Airbnb, forum di chi ospita', title: 'una discussione sui requisiti di Superhost', kind: 'guide', date: '2016', read: '2026-11-23', address: 'https://community.withairbnb.com/t5/Supporto/Super-Host/td-p/204885' },
  'airbnb-superhost-2018': { publisher: 'Airbnb', title: 'Chiarezza sulla recente modifica dei criteri per i Superhost', kind: 'official', date: '2018-06-20', read: '2026-11-22', address: 'https://it.airbnb.com/resources/hosting-homes/a/clarity-about-the-recent-superhost-criteria-change-89' },
  travelnostop: { publisher: 'Travelnostop', title: 'Approvate le norme contro le false recensioni', kind: 'press', date: '2026-03-05', read: '2026-11-22', address: 'https://travelnostop.com/news/cronaca/approvate-le-norme-contro-le-false-recensioni_668651' },
  'fipe-recensioni': { publisher: 'Federazione italiana pubblici esercizi', title: 'False recensioni, la legge sulle PMI entra in vigore', kind: 'guide', date: '2026-04-07', address: 'https://www.fipe.it/2026/04/07/normativa-di-settore/false-recensioni-la-legge-sulle-pmi-entra-in-vigore/' },
  quifinanza: { publisher: 'QuiFinanza', title: 'legge PMI e recensioni', kind: 'press', date: '2026-03-05', read, address: 'https://quifinanza.it/economia/imprese-pmi/decreto-pmi-senato-recensioni-online/960524/' },
  'lamentele-recensioni': { publisher: 'Business Online', title: 'Airbnb, recensioni positive e negative', kind: 'press', read, address: 'https://www.businessonline.it/news/airbnb-recensioni-positive-e-negative-sia-di-chi-lo-usa-per-scegliere-casa-da-affittare-sia-dei-proprietari-degli-immobili_n77994.html' },
  'airbnb-recensioni-2019': { publisher: 'Airbnb', title: 'Recensioni più utili e rilevanti per la nostra <span lang="en">community</span>', kind: 'official', date: '2019', read, address: 'https://community.withairbnb.com/t5/Le-Risposte-di-Airbnb/Recensioni-pi%C3%B9-utili-e-rilevanti-per-la-nostra-community/m-p/1207333' },
  'airbnb-anomale-2019': { publisher: 'Airbnb', title: 'Le risposte di Airbnb: protezione dalle recensioni negative', kind: 'official', date: '2019', read, address: 'https://community.withairbnb.com/t5/Le-Risposte-di-Airbnb/Le-Risposte-di-Airbnb-protezione-dalle-recensioni-negative/m-p/1022178' },
  'recensioni-ue-2022': { publisher: 'Agensir', title: 'Commercio <span lang="en">on line</span>, metà delle recensioni sono ingannevoli', kind: 'press', date: '2022-01-20', read, address: 'https://www.agensir.it/quotidiano/2022/1/20/commissione-ue-commercio-on-line-meta-delle-recensioni-sono-ingannevoli-reynders-proteggere-i-consumatori/' },
  'recensioni-alloggi-2020': { publisher: 'Help Consumatori', title: 'Recensioni online sono ingannevoli nel 55% dei siti web', kind: 'press', date: '2022-01', read, address: 'https://www.helpconsumatori.it/tech/recensioni-online-sono-ingannevoli-nel-55-dei-siti-web/' },
  'bozza-recensioni-2024': { publisher: 'il Giornale', title: 'la stretta sulle recensioni, nella bozza', kind: 'press', date: '2024-12', read: '2026-11-22', address: 'https://www.ilgiornale.it/news/politica/arriva-stretta-recensioni-online-2415091.html' },
} satisfies Sources
