import type { Sources } from './source.ts'

const read = '2026-11-21'

export const arrivals = {
  'circolare-check-in': { publisher: 'Il Post', title: 'la circolare sul riconoscimento degli ospiti', kind: 'press', date: '2024-12-02', read: '2026-11-22', address: 'https://www.ilpost.it/2024/12/02/alloggi-turisti-check-in-circolare' },
  'consiglio-di-stato': { publisher: 'Diritto e Giustizia', title: "il Consiglio di Stato sull'identificazione degli ospiti", kind: 'press', date: '2025-11', read, address: 'https://www.dirittoegiustizia.it/_doc/13591978' },
  'federalberghi-sentenza': { publisher: 'Federalberghi Brescia', title: 'la sentenza sul riconoscimento', kind: 'guide', date: '2025-11-28', address: 'https://federalberghibrescia.it/?p=2950' },
  locatur: { publisher: 'Locatur', title: 'Facciamo il punto sul <span lang="en">self check-in</span>', kind: 'guide', date: '2025', address: 'https://locatur.org/facciamo-il-punto-sul-self-check-in' },
  'alloggiati-web': { publisher: 'Facile Ospitare', title: 'termini e sanzioni di Alloggiati Web', kind: 'guide', address: 'https://facileospitare.it/?p=24' },
  'polizia-alloggiati': { publisher: 'Polizia di Stato, Questura di Agrigento', title: 'il servizio Alloggiati Web', kind: 'official', read: '2026-11-22', address: 'https://questure.poliziadistato.it/it/Agrigento/articolo/7265d944c850c3ae541113823' },
  'studio-ilp': { publisher: 'Studio ILP', title: "l'accoglienza dopo la sentenza", kind: 'guide', date: '2025', address: 'https://studioilp.it/?p=447' },
  'aigab-video': { publisher: 'AIGAB', title: 'riconoscimento a vista e tecnologia', kind: 'guide', date: '2025', read, address: 'https://aigab.it/news/de-visu-o-non-de-visu-ammessa-anche-la-tecnologia' },
  'sentenza-9101': { publisher: 'Studio legale Rezzonico', title: 'il Consiglio di Stato, sentenza 9101 del 2025', kind: 'guide', date: '2025', read, address: 'https://www.studiolegalerezzonico.it/news/dettaglio/page1/1/notizia/10576' },
} satisfies Sources
