import type { Sources } from './source.ts'

const read = '2026-11-21'

export const sunsets = {
  'tramonto-sette-punti': { publisher: 'Visit Venezia', title: 'Venezia al tramonto: 7 punti panoramici', kind: 'guide', read, address: 'https://visitvenezia.eu/venezianita/percorri-venezia/venezia-al-tramonto-7-punti-panoramici-' },
  'tramonti-lagunari': { publisher: 'Visitare Venezia', title: 'Tramonti lagunari', kind: 'guide', read, address: 'https://visitarevenezia.com/tramonti-lagunari' },
  zattere: { publisher: 'Venice Sightseeing', title: 'le Zattere', kind: 'guide', address: 'https://venice-sightseeing.com/zattere.html' },
  'fondaco-chiude': { publisher: 'Il Post', title: 'il Fondaco dei Tedeschi chiude', kind: 'press', date: '2024-11-15', read, address: 'https://www.ilpost.it/2024/11/15/venezia-fondaco-dei-tedeschi-chiude/' },
  'isole-laguna': { publisher: "Ca' Marcello", title: 'le isole della laguna', kind: 'guide', address: 'https://camarcello.com/?p=1585' },
  'burano-ora-blu': { publisher: 'Vera Classe', title: "Burano di notte: le foto con i colori dell'ora blu", kind: 'press', read, address: 'https://www.veraclasse.it/foto-viaggi/burano-di-notte-le-foto-con-i-colori-dellora-blu_61492/' },
  'burano-fotografie': { publisher: 'Vincenzo Ciriello', title: 'fotografie di Burano', kind: 'guide', address: 'https://vincenzociriello.it/burano' },
  'campanile-san-marco': { publisher: 'Venezia in gondola', title: 'il campanile di San Marco', kind: 'guide', date: '2023', read, address: 'https://veneziaingondola.com/it/campanile-san-marco' },
  'san-giorgio-cestee': { publisher: 'Cestee', title: 'San Giorgio Maggiore', kind: 'guide', read, address: 'https://cestee.pt/destinos/italia/veneza/san-giorgio-maggiore' },
  'san-giorgio-gallo': { publisher: 'Mariangela Gallo', title: 'San Giorgio Maggiore', kind: 'guide', read, address: 'https://mariangelagallo.it/blog/san-giorgio-maggiore/' },
} satisfies Sources
