import type { Sources } from './source.ts'

const read = '2026-11-21'

export const festivals = {
  'carnevale-2023': { publisher: 'Rai News', title: 'Iniziano oggi i festeggiamenti del Carnevale a Venezia', kind: 'press', date: '2023-02', read, address: 'https://www.rainews.it/video/2023/02/video-iniziano-oggi-i-festeggiamenti-del-carnevale-a-venezia-che-si-chiuder-il-21-febbraio-04d10810-beb1-4a3c-b2f9-5091bb6eaacb.html' },
  'carnevale-2025': { publisher: 'Giornale di Brescia', title: 'Il Carnevale di Venezia 2025 dedicato al tempo di Casanova', kind: 'press', date: '2024-12-03', read, address: 'https://www.giornaledibrescia.it/italia-e-estero/il-carnevale-di-venezia-2025-dedicato-al-tempo-di-casanova-e0veqc7w' },
  'carnevale-2026': { publisher: 'Comune di Venezia', title: 'Carnevale di Venezia 2026: il secondo fine settimana si prospetta ricco di eventi', kind: 'official', date: '2026-02', read, address: 'https://live.comune.venezia.it/it/2026/02/carnevale-di-venezia-2026-il-secondo-fine-settimana-si-prospetta-ricco-di-eventi-e' },
  'carnevale-olimpo': { publisher: 'TV7', title: "Carnevale di Venezia, viaggio nell'Olimpo", kind: 'press', date: '2026', read, address: 'https://tech.gruppotv7.com/notizie/venezia/carnevale-di-venezia-viaggio-nell-olimpo-17626' },
  bocolo: { publisher: 'Venice on Air', title: 'Tre feste a Venezia il 25 aprile', kind: 'guide', read, address: 'https://veniceonair.com/tre-feste-a-venezia-il-25-aprile-la-festa-del-bocolo-il-patrono-san-marco' },
  'venticinque-aprile': { publisher: 'I Muranesi', title: 'Venezia, 25 aprile', kind: 'guide', read, address: 'https://www.imuranesi.it/blog/venezia-25-aprile.html' },
  'altre-feste': { publisher: 'VeniceGuide', title: 'Altre feste', kind: 'guide', address: 'https://veniceguide.net/altrefeste.htm' },
  'redentore-2018': { publisher: 'Agenzia Dire', title: 'il Redentore', kind: 'press', date: '2018-07-14', address: 'https://dire.it/14-07-2018/218817' },
  'redentore-oggi-treviso': { publisher: 'Oggi Treviso', title: 'Torna il Redentore a Venezia', kind: 'press', date: '2021-07', address: 'https://oggitreviso.it/torna-redentore-venezia-258625' },
  'redentore-2021': { publisher: 'Rai News, TGR Veneto', title: 'Venezia, festa del Redentore su prenotazione', kind: 'press', date: '2021-07', read, address: 'https://www.rainews.it/tgr/veneto/articoli/2021/07/ven-Venezia-festa-del-Redentore-su-prenotazione-e897b5ad-b3e2-418f-aef6-6727c51ff8a6.html' },
  'redentore-2024': { publisher: 'VeneziaToday', title: 'le prenotazioni per il Redentore', kind: 'press', date: '2024-07', read, address: 'https://www.veneziatoday.it/eventi/prenotazioni-redentore-venezia-20-luglio-2024.html' },
  salute: { publisher: 'Venice on Air', title: 'la festa della Salute', kind: 'guide', address: 'https://veniceonair.com/?p=21887' },
  'regata-2023': { publisher: 'Regata Storica', title: 'Programma', kind: 'official', date: '2023', read: '2026-11-22', address: 'https://www.regatastoricavenezia.it/programma/' },
  'manuale-forcole': { publisher: 'Un manuale di voga, in una copia in rete', title: 'le forcole', kind: 'guide', read: '2026-11-23', address: 'https://fdocumenti.com/amp/document/22-brevemente-con-foto-e-misure-medie-vogata-normale-alta-almeno.html' },
  'corteo-acqueo': { publisher: 'VeneziaToday', title: 'il corteo acqueo del Carnevale', kind: 'press', date: '2023', read: '2026-11-22', address: 'https://www.veneziatoday.it/eventi/corteo-acqueo-carnevale-2023.html' },
  'testa-al-toro': { publisher: 'VeneziaToday', title: 'il taglio della testa al toro', kind: 'press', date: '2024-02', read: '2026-11-22', address: 'https://www.veneziatoday.it/eventi/carnevale-toro-giovedi-grasso-venezia-2024.html' },
} satisfies Sources
