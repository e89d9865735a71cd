import { toolTitles } from '../content/tool-names.ts'
import { Checklist } from './Checklist.tsx'

/** The specification's ten, as the article numbers and explains them. */
const rules = [
  'Fermati a dormire, e più di una notte',
  'Scegli un mese vuoto',
  'Porta una borraccia',
  'Tieni la destra',
  'Siediti dove c’è una panchina',
  'L’acqua dei canali si guarda',
  'Niente cibo a piccioni e gabbiani',
  'Impara il calendario dei rifiuti',
  'Valigie leggere, voce bassa',
  'Spendi da veneziano',
]

const parts = [{ name: 'Da spuntare, o da appendere in casa', entries: rules.map((rule, place) => [`${place + 1}. ${rule}`] as const) }]

export function RulesTool() {
  return <Checklist title={toolTitles.rules} parts={parts} />
}
