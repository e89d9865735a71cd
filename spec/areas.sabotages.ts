import { ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

const firstCard = /<li><article\b.*?<\/article><\/li>/

export const sabotages = ofTheSite([
  ['area-plates.own', 'the plate of another area', 'ospite/index.html', /\/plates\/ospite-/, '/plates/proprietario-'],
  ['area-plates.first', 'the plate on the first card', 'proprietario/index.html', ...rule('main header{display:grid!important}main header img{order:1!important}'), 'of /proprietario'],
  ['area-plates.edge', 'a fifth less', 'proprietario/index.html', ...rule('main header{grid-template-columns:3fr 2fr!important}'), 'of /proprietario'],
  ['area-lists.numerals', 'VII on two lines', 'proprietario/index.html', ...rule('article::before{white-space:normal!important;font-size:4rem!important}'), 'of /proprietario'],
  ['area-lists.numerals', 'VIII over its plate', 'proprietario/index.html', ...rule('article::before{font-size:4.5rem!important}'), 'of /proprietario'],
  ['owner-area.intro', 'the experts forgotten', 'proprietario/index.html', /<p>Guide, strategie e consigli di esperti/, '<p>Guide e strategie'],
  ['owner-area.cards', 'a card removed', 'proprietario/index.html', firstCard, ''],
  ['guest-area.intro', 'for nobody in particular', 'ospite/index.html', /(<\/h1><p>)[^<]*/, '$1Guide di Venezia.'],
  ['guest-area.cards', 'a card removed', 'ospite/index.html', firstCard, ''],
])
