interface Stop {
  name: string
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
      { name: 'Stazione di Santa Lucia' },
      { name: 'Parco Savorgnan', minutes: 8 },
      // Back over the Scalzi bridge: 1,1 to 1,2 kilometres.
      { name: 'Museo di Storia Naturale', minutes: 18 },
      { name: 'Campo San Giacomo dell’Orio', minutes: 5 },
      { name: 'Pescheria di Rialto', minutes: 11 },
      { name: 'Traghetto di Santa Sofia', how: 'pochi passi' },
    ],
  },
  {
    letter: 'B',
    name: 'Dai leoni ai pini',
    stops: [
      { name: 'Piazza San Marco' },
      { name: 'Giardini Reali', minutes: 3 },
      { name: 'Ingresso dell’Arsenale', minutes: 17 },
      { name: 'Giardini della Biennale', minutes: 16 },
      { name: 'Sant’Elena', minutes: 14 },
    ],
  },
  {
    letter: 'C',
    name: 'Dove nascono le gondole',
    stops: [
      { name: 'Ponte dell’Accademia' },
      { name: 'Giardino di Ca’ Rezzonico', minutes: 5 },
      { name: 'Squero di San Trovaso', minutes: 7 },
      { name: 'Zattere', minutes: 2 },
    ],
  },
]

/** All of an itinerary's walking, its stops apart. */
export function walkingMinutes(letter: Itinerary['letter']): number {
  const { stops } = itineraries.find((itinerary) => itinerary.letter === letter)!
  return stops.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
}
