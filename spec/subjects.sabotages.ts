import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSite([
  ['subjects.owners', 'cleaning not spoken of', 'blog/recensioni-5-stelle/index.html', /pulizia/g, 'ordine'],
  ['subjects.guests', 'an island missing', 'blog/navigare-laguna/index.html', /Torcello/g, 'Mazzorbo'],
  ['subjects.lab', 'the opinion not named', '{product}-lab/doppia-inconsapevolezza/index.html', /doppia inconsapevolezza/g, 'confusione'],
])
