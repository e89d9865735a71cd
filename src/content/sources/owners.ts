import type { Sources } from './source.ts'

const read = '2026-11-21'

export const owners = {
  'simulazione-airbnb': { publisher: 'Airbnb, forum di chi ospita', title: 'una simulazione su cinque notti', kind: 'guide', date: '2024', read, address: 'https://community.withairbnb.com/t5/Organizza-gli-affari/Commissioni-co-host-property-manager/m-p/1975658' },
  'gestori-2025': { publisher: 'WPRBS', title: 'Quanto addebitano i gestori di proprietà di Airbnb?', kind: 'guide', date: '2025-10-17', read: '2026-11-22', address: 'https://www.wprbs.com/it/how-much-do-airbnb-property-managers-charge.html' },
  'cedolare-sul-lordo': { publisher: 'Sai Consult', title: 'Affitti brevi tra ritenute e commissioni', kind: 'press', date: '2024', read: '2026-11-22', address: 'https://saiconsult.com/rassegnastampa/affitti-brevi-tra-ritenute-e-commissioni-quale-reddito-dichiarare' },
  'locazioni-brevi-2024': { publisher: 'NT+ Fisco', title: 'Locazioni brevi 2024, le istruzioni delle Entrate su cedolare secca e intermediari', kind: 'press', date: '2024-05', read: '2026-11-22', address: 'https://ntplusfisco.ilsole24ore.com/art/locazioni-brevi-2024-istruzioni-entrate-cedolare-secca-e-intermediari-AGdIC9' },
  'wonderful-italy': { publisher: 'Adnkronos, in Il Sannio Quotidiano', title: 'Turismo, analisi Wonderful Italy: +70% di ospiti rispetto al 2022', kind: 'press', date: '2023-10-19', read: '2026-11-22', address: 'https://www.ilsannioquotidiano.it/2023/10/19/turismo-analisi-wonderful-italy-70-ospiti-rispetto-a-2022-no-soggiorni-mordi-e-fuggi/' },
  'venice-web': { publisher: 'Venice Web Immobiliare', title: "Venezia prima città d'Italia per investimenti immobiliari", kind: 'guide', read: '2026-11-22', address: 'https://venicewebimmobiliare.it/news-204-venezia-prima-citta-d-italia-per-investimenti-immobiliari.html' },
  'listino-stripe': { publisher: 'Stripe', title: 'le commissioni per le aziende dello Spazio economico europeo', kind: 'guide', date: '2023-04-10', read, address: 'https://support.stripe.com/questions/pricing-updates-for-businesses-based-in-the-european-economic-area-(eea)?locale=it-IT' },
  'cin-annunci': { publisher: 'Il Post', title: 'il CIN in vigore dal 1° settembre', kind: 'press', date: '2024-08-31', read: '2026-11-22', address: 'https://www.ilpost.it/2024/08/31/primo-settembre-vigore-cin-affitti-brevi/' },
  'cin-rinvio': { publisher: 'Il Post', title: 'Affitti brevi, spostato il termine per il codice identificativo nazionale', kind: 'press', date: '2024-10-22', read: '2026-11-22', address: 'https://www.ilpost.it/2024/10/22/affitti-brevi-spostato-termine-codice-identificativo-nazionale/' },
} satisfies Sources
