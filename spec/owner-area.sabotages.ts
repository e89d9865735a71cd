import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const firstCard = /<li><article\b.*?<\/article><\/li>/

export const sabotages = ofTheSite([
  ['owner-area.intro', 'the experts forgotten', 'proprietario/index.html', /<p>Guide, strategie e consigli di esperti/, '<p>Guide e strategie'],
  ['owner-area.cards', 'a card removed', 'proprietario/index.html', firstCard, ''],
])
