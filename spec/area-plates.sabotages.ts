import { ofTheSite } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = ofTheSite([['area-plates.own', 'the plate of another area', 'ospite/index.html', /\/plates\/ospite-/, '/plates/proprietario-']])
