import type { Sources } from './source.ts'

const read = '2026-11-21'

export const districts = {
  'numeri-venezia': { publisher: 'Venezia nascosta', title: 'Gli straordinari numeri di Venezia', kind: 'guide', date: '2012-06-26', read, address: 'https://venezia-nascosta.it/index.php/2012/06/26/gli-straordinari-numeri-di-venezia' },
  'venice-tourism-sestieri': { publisher: 'Venice Tourism', title: 'i sestieri', kind: 'guide', address: 'https://venice-tourism.com/it/taxonomy/term/64' },
  'calle-piu-stretta': { publisher: 'LuxRest Venice', title: 'La calle più stretta di Venezia', kind: 'guide', date: '2020-09', read, address: 'https://luxrest-venice.com/it/blog/202009/la_calle_piu_stretta_di_venezia' },
  'calle-raffineria': { publisher: 'Veneziatiamo', title: 'Calle de la Raffineria', kind: 'guide', read, address: 'https://veneziatiamo.eu/Calledelarafineria.html' },
  'chiese-campi-palazzi': { publisher: 'Il Sole 24 Ore', title: 'Fra chiese, campi e palazzi, una dimensione parallela', kind: 'press', read, address: 'https://www.ilsole24ore.com/art/fra-chiese-campi-e-palazzi-una-dimensione-parallela-AFmIp8hB' },
  'giorno-cannaregio': { publisher: 'My Venice Apartment', title: 'un giorno a Cannaregio', kind: 'guide', date: '2016', address: 'https://myveniceapartment.com/it/giorno-venezia-cannaregio' },
  'venezia-segreta-tour': { publisher: 'Montagna di Viaggi', title: 'i luoghi insoliti di Venezia', kind: 'guide', date: '2020-03', address: 'https://montagnadiviaggi.it/2020/03/venezia-segreta-insolita-tour.html' },
  'venezia-nascosta-tv': { publisher: 'Marco Polo TV', title: 'Venezia nascosta', kind: 'guide', address: 'https://marcopolo.tv/venezia-nascosta' },
  'tesori-nascosti': { publisher: 'Vivi Jesolo', title: 'I tesori nascosti di Venezia con Serena', kind: 'guide', address: 'https://vivijesolo.it/attualita/i-tesori-nascosti-di-venezia-con-serena' },
  campanili: { publisher: 'I campanili di Venezia', title: 'il campanile di San Pietro di Castello', kind: 'guide', read, address: 'https://www.piovesan.net/CampaniliVE/index.htm' },
  'itinerari-venessia': { publisher: 'Venessia.com', title: 'itinerari', kind: 'guide', address: 'https://venessia.com/itinerari4ita' },
  'family-trips': { publisher: 'Family Trips on the Road', title: 'Venezia, cosa vedere in tre giorni', kind: 'guide', read, address: 'https://www.familytripsontheroad.it/venezia-cosa-vedere-in-tre-giorni/' },
  'ponte-chiodo': { publisher: 'Racconta Viaggi', title: 'Ponte Chiodo', kind: 'guide', read, address: 'https://www.raccontaviaggi.it/ponte-chiodo/' },
  'da-cannaregio-al-castello': { publisher: 'Terre alte', title: 'Da Cannaregio al Castello', kind: 'guide', date: '2020-06', read, address: 'https://terre-alte.blogspot.com/2020/06/da-cannaregio-al-castello.html' },
  'calle-varisco': { publisher: 'Venetoesplora', title: 'Calle Varisco, la calle più stretta di Venezia', kind: 'guide', date: '2024-02-19', read, address: 'https://venetoesplora.it/2024/02/19/calle-varisco-la-calle-piu-stretta-di-venezia' },
} satisfies Sources
