import { places } from './places.ts'
import type { Position } from './projection.ts'

/** Ways on foot and by boat, over the bridges and along the channels they take. */
export const routes = {
  A: [
    places['Stazione di Santa Lucia'], [12.3229, 45.4418], [12.3247, 45.4429], places['Ponte delle Guglie'], places['Parco Savorgnan'],
    [12.3247, 45.4429], [12.3229, 45.4413], [12.3229, 45.4405], [12.3243, 45.4407], [12.3262, 45.4412], places['Museo di Storia Naturale'],
    [12.3287, 45.4407], places['San Giacomo dell’Orio'], [12.3302, 45.4395], [12.332, 45.4395], places['Pescheria di Rialto'], places['Traghetto di Santa Sofia'],
  ],
  B: [
    places['Piazza San Marco'], places['Giardini Reali'], [12.3402, 45.4332], [12.343, 45.4337], [12.3478, 45.4332], [12.3487, 45.4338],
    places['Ingresso dell’Arsenale'], [12.3489, 45.4326], [12.3522, 45.4313], [12.355, 45.43], places['Giardini della Biennale'], [12.3592, 45.4279], places['Sant’Elena'],
  ],
  C: [places['Ponte dell’Accademia'], [12.3274, 45.4319], [12.3258, 45.4329], places['Giardino di Ca’ Rezzonico'], [12.3252, 45.4325], [12.3257, 45.4312], places['Squero di San Trovaso'], places.Zattere],
  '12': [places['Fondamente Nove'], [12.3435, 45.4432], [12.352, 45.447], places['Murano Faro'], [12.3625, 45.4545], [12.372, 45.464], [12.39, 45.4745], [12.4035, 45.4805], places.Mazzorbo, [12.4125, 45.4876], places.Burano, [12.4225, 45.4845], [12.436, 45.477], places.Treporti],
  '9': [places.Burano, [12.4135, 45.4905], places.Torcello],
  '13': [places['Murano Faro'], [12.362, 45.449], [12.3735, 45.4457], places.Vignole, [12.3745, 45.449], places['Lazzaretto Nuovo'], [12.392, 45.4585], places['Sant’Erasmo']],
  '20': [places['San Zaccaria'], [12.349, 45.4265], places['San Servolo'], [12.357, 45.415], places['San Lazzaro']],
  '14': [places['San Zaccaria'], [12.353, 45.428], [12.363, 45.4208], places['Lido Santa Maria Elisabetta'], [12.368, 45.4245], [12.3775, 45.4295], [12.3838, 45.4347], [12.392, 45.438], [12.415, 45.443], places['Punta Sabbioni']],
} satisfies Record<string, readonly Position[]>

export type RouteName = keyof typeof routes

/** Where a way says what it is called: once, and again behind a halt where it turns. */
export const signs: Record<RouteName, readonly Position[]> = {
  A: [[12.3187, 45.4411]],
  B: [[12.3365, 45.4342]],
  C: [[12.3309, 45.4312]],
  '12': [[12.381, 45.4695], [12.4293, 45.4807]],
  '9': [[12.4305, 45.4985]],
  '13': [[12.3805, 45.4519]],
  '20': [[12.3507, 45.4245]],
  '14': [[12.3583, 45.4241], [12.402, 45.4402]],
}
