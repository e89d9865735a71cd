import { ofTheSite, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSite([
  ['area-plates.own', 'the plate of another area', 'ospite/index.html', /\/plates\/ospite-/, '/plates/proprietario-'],
  ['area-plates.first', 'the plate on the first card', 'proprietario/index.html', ...rule('main header img{order:1!important}'), 'of /proprietario'],
])
