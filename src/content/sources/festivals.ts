import type { Sources } from './source.ts'

const read = '2026-11-21'

export const festivals = {
  'carnevale-2023': { publisher: 'Rai News', title: 'il Carnevale fino al 21 febbraio', kind: 'press', date: '2023-02', read, address: 'https://www.rainews.it/video/2023/02/video-iniziano-oggi-i-festeggiamenti-del-carnevale-a-venezia-che-si-chiuder-il-21-febbraio-04d10810-beb1-4a3c-b2f9-5091bb6eaacb.html' },
  'carnevale-2025': { publisher: 'Giornale di Brescia', title: 'il Carnevale 2025, dedicato a Casanova', kind: 'press', date: '2024-12-03', read, address: 'https://www.giornaledibrescia.it/italia-e-estero/il-carnevale-di-venezia-2025-dedicato-al-tempo-di-casanova-e0veqc7w' },
  'carnevale-2026': { publisher: 'Comune di Venezia', title: 'il secondo fine settimana del Carnevale', kind: 'official', date: '2026-02', read, address: 'https://live.comune.venezia.it/it/2026/02/carnevale-di-venezia-2026-il-secondo-fine-settimana-si-prospetta-ricco-di-eventi-e' },
  'carnevale-olimpo': { publisher: 'TV7', title: "il Carnevale 2026, viaggio nell'Olimpo", kind: 'press', date: '2026', read, address: 'https://tech.gruppotv7.com/notizie/venezia/carnevale-di-venezia-viaggio-nell-olimpo-17626' },
  bocolo: { publisher: 'Venice on Air', title: 'tre feste a Venezia il 25 aprile', kind: 'guide', read, address: 'https://veniceonair.com/tre-feste-a-venezia-il-25-aprile-la-festa-del-bocolo-il-patrono-san-marco' },
  'venticinque-aprile': { publisher: 'I Muranesi', title: 'Venezia il 25 aprile', kind: 'guide', read, address: 'https://www.imuranesi.it/blog/venezia-25-aprile.html' },
  'altre-feste': { publisher: 'VeniceGuide', title: 'le altre feste', kind: 'guide', address: 'https://veniceguide.net/altrefeste.htm' },
  'redentore-2018': { publisher: 'Agenzia Dire', title: 'il Redentore', kind: 'press', date: '2018-07-14', address: 'https://dire.it/14-07-2018/218817' },
  'redentore-oggi-treviso': { publisher: 'Oggi Treviso', title: 'torna il Redentore', kind: 'press', date: '2021-07', address: 'https://oggitreviso.it/torna-redentore-venezia-258625' },
  'redentore-2021': { publisher: 'Rai News, TGR Veneto', title: 'il Redentore su prenotazione', kind: 'press', date: '2021-07', read, address: 'https://www.rainews.it/tgr/veneto/articoli/2021/07/ven-Venezia-festa-del-Redentore-su-prenotazione-e897b5ad-b3e2-418f-aef6-6727c51ff8a6.html' },
  'redentore-2024': { publisher: 'VeneziaToday', title: 'le prenotazioni per il Redentore', kind: 'press', date: '2024-07', read, address: 'https://www.veneziatoday.it/eventi/prenotazioni-redentore-venezia-20-luglio-2024.html' },
  salute: { publisher: 'Venice on Air', title: 'la festa della Salute', kind: 'guide', address: 'https://veniceonair.com/?p=21887' },
  'regata-2023': { publisher: 'ANSA', title: 'la Regata Storica', kind: 'press', date: '2023-09-01', where: 'su ansa.it, 1° settembre 2023' },
  'carnevale-2024': { publisher: 'Stranotizie', title: 'il Carnevale di Venezia 2024', kind: 'press', date: '2024', where: 'su stranotizie.it' },
  'carnevale-2019': { publisher: 'Personal Reporter News', title: 'il Carnevale di Venezia 2019', kind: 'press', date: '2019', where: 'su personalreporternews.it' },
} satisfies Sources
