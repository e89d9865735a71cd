/** What Italian writes before an apostrophe, without it. */
const elided = [
  'l un d c s m t v n gl all dall dell nell sull coll quell quest bell sant com dov cos quand quant tant mezz anch neanch',
  'nient senz pien tutt altr alcun nessun ciascun qualcun qualcos buon grand vent trent quarant cinquant sessant settant',
  'ottant novant ventiquattr',
]

/** What Italian cuts, and «qual», whose apostrophe has a rule of its own: «po’», «Ca’ Foscari», «de’ Frari». */
const cut = 'qual po mo be di fa va sta da to ca de dev'

const known = new Set([...elided, cut].flatMap((line) => line.split(' ')))

export const isElision = (word: string): boolean => known.has(word.replace(/[’']$/, '').toLowerCase())
