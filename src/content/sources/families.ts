import type { Sources } from './source.ts'

const read = '2026-11-21'

export const families = {
  dinosauro: { publisher: 'My Venice Apartment', title: 'Ho visto un dinosauro a Venezia', kind: 'guide', read, address: 'https://www.myveniceapartment.com/it/ho-visto-un-dinosauro-a-venezia/' },
  ouranosauro: { publisher: 'National Geographic Italia', title: "Alla riscoperta dell'Ouranosauro", kind: 'press', date: '2017-11-24', read, address: 'https://www.nationalgeographic.it/wallpaper/2017/11/24/foto/alla_riscoperta_dell_ouranosauro-3758774/1/' },
  'parchi-gioco': { publisher: 'Visitare Venezia in 3 giorni', title: 'i parchi gioco', kind: 'guide', address: 'https://visitareveneziain3giorni.com/tag/parco-giochi' },
  'italo-bambini': { publisher: 'Italo', title: 'Visitare Venezia in un giorno con bambini', kind: 'guide', read, address: 'https://blog.italotreno.com/idee-di-viaggio/visitare-venezia-in-un-giorno-con-bambini' },
  'colonna-palazzo-ducale': { publisher: 'VeneziaToday', title: 'la colonna di Palazzo Ducale e i condannati', kind: 'press', read, address: 'https://www.veneziatoday.it/social/colonna-palazzo-ducale-condannati.html' },
  'londra-palace': { publisher: 'Londra Palace', title: "Venezia con i bambini: spazi all'aperto", kind: 'guide', read, address: 'https://www.londrapalace.com/guida-citta/itinerari/venezia-con-i-bambini/spazi-allaperto/' },
  'vaporetti-bambini': { publisher: 'Kids in Venice', title: 'Consigli pratici: vaporetti', kind: 'guide', date: '2018', address: 'https://kidsinvenice.com/consigli-pratici/vaporetti' },
  'venezia-in-famiglia': { publisher: 'Marco Polo TV', title: 'Venezia in famiglia: cosa fare con i bambini', kind: 'guide', read, address: 'https://www.marcopolo.tv/venezia-in-famiglia-%E2%80%93-cosa-fare-con-i-bambini' },
  'museo-storia-naturale': { publisher: 'Venice Welcome', title: 'Museo di Storia Naturale', kind: 'guide', read, address: 'https://www.venicewelcome.com/it/info/musei_di_venezia/museo_di_storia_naturale.htm' },
} satisfies Sources
