import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const firstCard = /<li><article\b.*?<\/article><\/li>/

export const sabotages = ofTheSite([
  ['guest-area.intro', 'for nobody in particular', 'ospite/index.html', /(<\/h1><p>)[^<]*/, '$1Guide di Venezia.'],
  ['guest-area.cards', 'a card removed', 'ospite/index.html', firstCard, ''],
])
