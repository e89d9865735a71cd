import type { Position } from './projection.ts'

/** Places the guides name, by the names they give them. */
export const places = {
  // Cannaregio
  'Stazione di Santa Lucia': [12.321, 45.441],
  'Parco Savorgnan': [12.3237, 45.4438],
  'Ponte delle Guglie': [12.3255, 45.4437],
  'Ponte dei Tre Archi': [12.3207, 45.4456],
  'Madonna dell’Orto': [12.3327, 45.4463],
  'Ponte Chiodo': [12.3346, 45.4428],
  'Fondamente Nove': [12.3408, 45.443],
  'Traghetto di Santa Sofia': [12.3348, 45.4404],
  // Castello
  'San Francesco della Vigna': [12.3498, 45.438],
  'San Pietro': [12.3597, 45.4346],
  'Riva degli Schiavoni': [12.3455, 45.4337],
  'Ingresso dell’Arsenale': [12.3497, 45.4345],
  'Giardini della Biennale': [12.3571, 45.4291],
  'Sant’Elena': [12.3615, 45.4274],
  // San Marco
  'Piazza San Marco': [12.3385, 45.4341],
  'Giardini Reali': [12.3382, 45.4329],
  'Scala del Bovolo': [12.3345, 45.4349],
  'San Giorgio': [12.3432, 45.4293],
  // Dorsoduro
  'Ponte dell’Accademia': [12.3289, 45.4316],
  'Giardino di Ca’ Rezzonico': [12.3265, 45.4334],
  'Squero di San Trovaso': [12.3254, 45.43],
  Zattere: [12.3265, 45.4294],
  'San Nicolò dei Mendicoli': [12.3164, 45.4328],
  'Punta della Dogana': [12.3368, 45.4308],
  Salute: [12.3347, 45.4306],
  'Molino Stucky': [12.3189, 45.4277],
  Redentore: [12.3324, 45.4249],
  // San Polo and Santa Croce
  'Campo San Polo': [12.33, 45.4371],
  'Calle Stretta': [12.3316, 45.4385],
  'Pescheria di Rialto': [12.3346, 45.4393],
  'Ponte di Rialto': [12.3359, 45.438],
  Frari: [12.3266, 45.437],
  'San Giacomo dell’Orio': [12.3281, 45.4399],
  'Giardini Papadopoli': [12.3208, 45.4385],
  'Museo di Storia Naturale': [12.3286, 45.4418],
  'Piazzale Roma': [12.3185, 45.4382],
  // the lagoon
  'San Michele': [12.3468, 45.4469],
  'Murano Faro': [12.3542, 45.4527],
  Mazzorbo: [12.4096, 45.488],
  Burano: [12.4166, 45.4876],
  Torcello: [12.4183, 45.4984],
  'Ponte del Diavolo': [12.4162, 45.4968],
  'San Francesco del Deserto': [12.4168, 45.4732],
  'Lazzaretto Nuovo': [12.3869, 45.4551],
  'Sant’Erasmo': [12.4101, 45.4592],
  'Torre Massimiliana': [12.3974, 45.4477],
  Vignole: [12.3763, 45.4437],
  Treporti: [12.447, 45.4715],
  'Punta Sabbioni': [12.4246, 45.4475],
  'San Zaccaria': [12.343, 45.4335],
  'San Servolo': [12.3556, 45.4195],
  'San Lazzaro': [12.3603, 45.4121],
  'Lido Santa Maria Elisabetta': [12.3684, 45.4179],
} as const satisfies Record<string, Position>

export type PlaceName = keyof typeof places
