import type { Sources } from './source.ts'

const read = '2026-11-21'

export const owners = {
  'simulazione-airbnb': { publisher: 'Airbnb, forum di chi ospita', title: 'una simulazione su cinque notti', kind: 'guide', date: '2024', read, address: 'https://community.withairbnb.com/t5/Organizza-gli-affari/Commissioni-co-host-property-manager/m-p/1975658' },
  'cedolare-sul-lordo': { publisher: 'Airbnb, forum di chi ospita', title: 'la cedolare si calcola sul lordo', kind: 'guide', date: '2019', read, address: 'https://community.withairbnb.com/t5/Vita-da-host/Sapere-in-anticipo-quanto-si-guadagna-da-un-affitto-Come-si-f%C3%A0/m-p/1137240' },
  'wonderful-italy': { publisher: 'Adnkronos', title: 'la durata dei soggiorni nelle case di Wonderful Italy', kind: 'press', date: '2023-10-19', where: 'nel sito de Il Sannio Quotidiano, 19 ottobre 2023' },
  'venice-web': { publisher: 'Venice Web Immobiliare', title: 'quotazioni per sestiere e rendimenti degli affitti', kind: 'guide', where: 'nel sito venicewebimmobiliare.it, fra le notizie' },
  'listino-stripe': { publisher: 'Stripe', title: 'le commissioni per le aziende dello Spazio economico europeo', kind: 'guide', date: '2023-04-10', read, address: 'https://support.stripe.com/questions/pricing-updates-for-businesses-based-in-the-european-economic-area-(eea)?locale=it-IT' },
  'ognissanti-2023': { publisher: 'VeneziaToday', title: 'i dati del turismo a Ognissanti', kind: 'press', date: '2023-10', read, address: 'https://www.veneziatoday.it/attualita/dati-turismo-ognissanti-23023-venezia.html' },
  'annuario-2024': { publisher: 'Europe for Visitors', title: "una sintesi dell'Annuario del turismo 2024 del Comune", kind: 'guide', date: '2026-01-07', read, address: 'https://europeforvisitors.com/venice/articles/venice-tourism-statistics.htm' },
  'accordo-2004': { publisher: 'Comune di Venezia', title: "l'accordo territoriale del 2004", kind: 'official', date: '2004-07-02', read, address: 'https://www.comune.venezia.it/en/node/793' },
  'cin-il-giornale': { publisher: 'Il Giornale', title: 'gli obblighi sul CIN', kind: 'press', date: '2024', where: 'nel sito ilgiornale.it, fine 2024' },
  'regole-jesolo': { publisher: 'Comune di Jesolo', title: 'le regole delle locazioni turistiche in Veneto', kind: 'official', date: '2026', where: 'nel sito comune.jesolo.ve.it, alla voce locazioni turistiche' },
  'canoni-cedolare-2023': { publisher: 'NT+ Condominio', title: 'la bozza della legge di bilancio e la cedolare', kind: 'press', date: '2023-10', where: 'nel sito ntpluscondominio.ilsole24ore.com, ottobre 2023' },
} satisfies Sources
