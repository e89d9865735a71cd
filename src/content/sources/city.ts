import type { Sources } from './source.ts'

const read = '2026-11-21'

export const city = {
  'decalogo-turista': { publisher: 'Venicewiki', title: 'Decalogo del turista', kind: 'guide', address: 'https://venicewiki.org/wiki/Decalogo_del_Turista' },
  'comportamenti-sanzioni': { publisher: 'Comune di Venezia', title: 'comportamenti vietati e sanzioni', kind: 'official', read, address: 'https://comune.venezia.it/ja/node/7156' },
  'contributo-2026': { publisher: 'Comune di Venezia', title: 'Affidata a Vela Spa la gestione del contributo di accesso per il 2026', kind: 'official', date: '2026-01', read, address: 'https://live.comune.venezia.it/it/2026/01/comune-di-venezia-affidata-vela-spa-la-gestione-del-contributo-di-accesso-il-2026' },
  'fontanelle-2022': { publisher: 'Corriere del Veneto', title: "Venezia dichiara guerra alle bottigliette d'acqua", kind: 'press', date: '2022-04-28', read, address: 'https://corrieredelveneto.corriere.it/veneto/cronaca/22_aprile_28/venezia-dichiara-guerra-bottigliette-d-acqua-mappa-promuovere-fontanelle-pubbliche-02dadb8e-c6c7-11ec-8183-881e803f2f66.shtml' },
  'fontane-chiuse': { publisher: 'VeneziaToday', title: 'la città chiude le fontane, manca acqua', kind: 'press', date: '2022', read, address: 'https://www.veneziatoday.it/cronaca/emergenza-manca-acqua-venezia-chiude-fontane.html' },
  'porta-a-porta': { publisher: 'La Nuova Venezia', title: 'Raccolta dei rifiuti, il porta a porta arriva dal 19 dicembre', kind: 'press', date: '2017', read, address: 'https://nuovavenezia.it/cronaca/raccolta-dei-rifiuti-il-porta-a-porta-arriva-dal-19-dicembre-x1xx8s47' },
  'veritas-feste-2025': { publisher: 'Veritas', title: 'Raccolta dei rifiuti e servizi di igiene urbana durante le festività', kind: 'official', date: '2025-12', read, address: 'https://areajob.gruppoveritas.it/news/raccolta-dei-rifiuti-e-servizi-di-igiene-urbana-durante-le-festivita' },
  'gruppi-25-persone': { publisher: 'LaPresse', title: 'Venezia, da oggi limite ai gruppi con guide: non più di 25 persone', kind: 'press', date: '2024-08-01', read, address: 'https://www.lapresse.it/viaggi/2024/08/01/venezia-da-oggi-limite-ai-gruppi-con-guide-non-piu-di-25-persone/' },
  'contributo-2024-incassi': { publisher: 'TV7', title: '<span lang="en">Ticket</span> a Venezia, incassati più di 2 milioni', kind: 'press', date: '2024-07', address: 'https://gruppotv7.com/notizie/venezia/ticket-a-venezia-incassati-pi-di-2-milioni-5304' },
  'easyvi-contributo': { publisher: 'EasyVI', title: 'Contributo di accesso a Venezia', kind: 'guide', date: '2025', address: 'https://easyvi.it/contributo-di-accesso-a-venezia' },
  'multa-abbandono': { publisher: 'Veritas', title: 'Il Comune di Venezia aumenta a 300 euro la multa per abbandono rifiuti', kind: 'official', date: '2024-08-02', read, address: 'https://www.gruppoveritas.it/news/venezia-mestre/il-comune-di-venezia-aumenta-300-euro-la-multa-abbandono-rifiuti' },
  'multe-abbandono': { publisher: 'Veritas', title: 'Venezia, la scorsa settimana 11 multe per abbandono rifiuti', kind: 'official', date: '2024', read, address: 'https://www.gruppoveritas.it/news/venezia-la-scorsa-settimana-11-multe-abbandono-rifiuti' },
  'imposta-soggiorno-2018': { publisher: 'Comune di Venezia', title: 'Locazioni turistiche: dal 2018 imposta di soggiorno proporzionale', kind: 'official', date: '2017-10', read, address: 'https://live.comune.venezia.it/2017/10/locazioni-turistiche-appartamenti-e-abitazioni-dal-2018-imposta-di-soggiorno-proporzionale-1' },
  'mose-passerelle': { publisher: 'Oggi Treviso', title: 'Acqua alta, a Venezia torna a sollevarsi il MOSE', kind: 'press', read, address: 'https://www.oggitreviso.it/acqua-alta-venezia-torna-sollevarsi-mose-au24457-340453' },
  'contributo-2025': { publisher: "L'Agenzia di Viaggi Magazine", title: 'Venezia a numero chiuso funziona: incassati 5,4 milioni', kind: 'press', date: '2025-07', read, address: 'https://www.lagenziadiviaggimag.it/venezia-a-numero-chiuso-funziona-incassati-54-milioni' },
} satisfies Sources
