interface Stop {
  name: string
  /** What a child looks for there. */
  find: string
  /** On foot from the stop before, at four kilometres an hour. */
  minutes?: number
  /** Where no minutes say how to get there. */
  how?: string
}

interface Itinerary {
  letter: 'A' | 'B' | 'C'
  name: string
  stops: readonly Stop[]
}

/** The three walks of the article for families. */
export const itineraries: readonly Itinerary[] = [
  {
    letter: 'A',
    name: 'Dal treno al pesce',
    stops: [
      { name: 'Stazione di Santa Lucia', find: 'quanti gradoni fino all’acqua' },
      { name: 'Parco Savorgnan', find: 'una fontanella da bere', minutes: 8 },
      // Back over the Scalzi bridge: 1,1 to 1,2 kilometres.
      { name: 'Museo di Storia Naturale', find: 'le zampe del dinosauro', minutes: 18 },
      { name: 'Campo San Giacomo dell’Orio', find: 'un campo che è una piazza', minutes: 5 },
      { name: 'Pescheria di Rialto', find: 'le zampe di un granchio', minutes: 11 },
      { name: 'Traghetto di Santa Sofia', find: 'i due rematori', how: 'pochi passi' },
    ],
  },
  {
    letter: 'B',
    name: 'Dai leoni ai pini',
    stops: [
      { name: 'Piazza San Marco', find: 'un leone con le ali' },
      { name: 'Giardini Reali', find: 'una panchina all’ombra', minutes: 3 },
      { name: 'Ingresso dell’Arsenale', find: 'il leone diverso dagli altri', minutes: 17 },
      { name: 'Giardini della Biennale', find: 'l’albero più alto', minutes: 16 },
      { name: 'Sant’Elena', find: 'un’altalena sotto i pini', minutes: 14 },
    ],
  },
  {
    letter: 'C',
    name: 'Dove nascono le gondole',
    stops: [
      { name: 'Ponte dell’Accademia', find: 'dieci barche, dall’alto' },
      { name: 'Giardino di Ca’ Rezzonico', find: 'una tartaruga', minutes: 5 },
      { name: 'Squero di San Trovaso', find: 'la gondola più storta', minutes: 7 },
      { name: 'Zattere', find: 'una barca enorme', minutes: 2 },
    ],
  },
]

/** All of an itinerary's walking, its stops apart. */
export function walkingMinutes(letter: Itinerary['letter']): number {
  const { stops } = itineraries.find((itinerary) => itinerary.letter === letter)!
  return stops.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
}
