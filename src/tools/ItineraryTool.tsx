import { Checklist } from './Checklist'

/** The stops of the article's three tables, with the minutes on foot from the stop before. */
const parts = [
  {
    name: 'A. Dal treno al pesce',
    entries: [
      'Stazione di Santa Lucia',
      'Parco Savorgnan, 8 minuti',
      'Museo di Storia Naturale, 8 minuti',
      'Campo San Giacomo dell’Orio, 5 minuti',
      'Pescheria di Rialto, 11 minuti',
      'Traghetto di Santa Sofia, sulla riva',
    ],
  },
  {
    name: 'B. Dai leoni ai pini',
    entries: [
      'Piazza San Marco',
      'Giardini Reali, 3 minuti',
      'Ingresso dell’Arsenale, 17 minuti',
      'Giardini della Biennale, 16 minuti',
      'Sant’Elena, 14 minuti',
    ],
  },
  {
    name: 'C. Dove nascono le gondole',
    entries: ['Ponte dell’Accademia', 'Giardino di Ca’ Rezzonico, 5 minuti', 'Squero di San Trovaso, 7 minuti', 'Zattere, 2 minuti'],
  },
]

export function ItineraryTool() {
  return <Checklist title="I tre itinerari su un foglio" parts={parts} />
}
