import type { Sources } from './source.ts'

const read = '2026-11-21'

export const reviews = {
  'airbnb-recensioni': { publisher: 'Airbnb', title: 'le recensioni degli ospiti', kind: 'official', address: 'https://www.airbnb.it/help/article/13' },
  'airbnb-amati': { publisher: 'Airbnb', title: 'come si diventa «Amati dagli ospiti»', kind: 'official', date: '2025-09-17', address: 'https://www.airbnb.it/resources/hosting-homes/a/understanding-guest-favorites-642' },
  'airbnb-superhost-2022': { publisher: 'Airbnb', title: 'le novità sul giudizio di <span lang="en">superhost</span>', kind: 'official', date: '2022', address: 'https://it.airbnb.com/resources/hosting-homes/a/the-latest-updates-to-superhost-assessments-257' },
  'airbnb-superhost-2018': { publisher: 'Airbnb', title: 'i criteri di <span lang="en">superhost</span>', kind: 'official', date: '2018-06-20', address: 'https://it.airbnb.com/resources/hosting-homes/a/clarity-about-the-recent-superhost-criteria-change-89' },
  travelnostop: { publisher: 'Travelnostop', title: 'le norme contro le false recensioni', kind: 'press', date: '2026-03-05', address: 'https://travelnostop.com/news/cronaca/approvate-le-norme-contro-le-false-recensioni_668651' },
  quifinanza: { publisher: 'QuiFinanza', title: 'legge PMI e recensioni', kind: 'press', date: '2026-03-05', read, address: 'https://quifinanza.it/economia/imprese-pmi/decreto-pmi-senato-recensioni-online/960524/' },
} satisfies Sources
