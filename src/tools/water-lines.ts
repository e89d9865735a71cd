import type { Dated } from './freshness.ts'

/** The landing stages that visitors ask for; Murano, which has several, counts as one. */
export const stops = [
  'Piazzale Roma', 'Ferrovia', 'Tronchetto', 'Guglie', 'Rialto Mercato', 'Rialto', 'San Tomà', 'Accademia',
  'Salute', 'San Marco', 'San Zaccaria', 'Giardini', 'Sant’Elena', 'Lido', 'San Giorgio', 'Redentore', 'Palanca',
  'Zattere', 'Fondamente Nove', 'Murano', 'Burano', 'Torcello', 'Sant’Erasmo', 'Treporti', 'Punta Sabbioni',
] as const

export type Stop = (typeof stops)[number]

export interface WaterLine extends Dated {
  name: string
  /** In order, those of the list above only. */
  stops: readonly Stop[]
  /** Goes round one way, from the last stop on to the first. */
  loop: boolean
  note?: string
}

const read = { checked: '2026-11-22', source: 'Orari di ACTV dal 20 marzo al 23 maggio 2026, in una copia su GitHub' }
const there = (name: string, line: readonly Stop[], note?: string): WaterLine => ({
  name,
  stops: line,
  loop: false,
  ...(note === undefined ? {} : { note }),
  ...read,
})
const round = (...line: Parameters<typeof there>): WaterLine => ({ ...there(...line), loop: true })

/** Anticlockwise; each ring has a twin that goes the other way. */
const outerRing: readonly Stop[] = [
  'Murano', 'Fondamente Nove', 'Guglie', 'Ferrovia', 'Piazzale Roma', 'Palanca', 'Redentore',
  'San Zaccaria', 'Giardini', 'Sant’Elena', 'Fondamente Nove',
]
const lidoRing: readonly Stop[] = [
  'Lido', 'Fondamente Nove', 'Guglie', 'Ferrovia', 'Piazzale Roma', 'Zattere',
  'San Zaccaria', 'Giardini', 'Sant’Elena',
]
const grandCanal: readonly Stop[] = [
  'Piazzale Roma', 'Ferrovia', 'Rialto Mercato', 'Rialto', 'San Tomà', 'Accademia', 'Salute',
  'San Marco', 'San Zaccaria', 'Giardini', 'Sant’Elena', 'Lido',
]
const grandCanalExpress: readonly Stop[] = [
  'Tronchetto', 'Piazzale Roma', 'Ferrovia', 'Rialto', 'San Tomà', 'Accademia', 'San Marco',
]
const giudecca: readonly Stop[] = [
  'San Zaccaria', 'San Giorgio', 'Redentore', 'Palanca', 'Zattere', 'Tronchetto', 'Piazzale Roma', 'Ferrovia', 'Rialto',
]

export const waterLines: readonly WaterLine[] = [
  there('1', grandCanal),
  // One line, but nobody rides its horseshoe from end to end: the ends are a short walk apart.
  there('2', grandCanalExpress, 'Per il Canal Grande, con poche fermate. Alcune corse finiscono a Rialto.'),
  there('2', giudecca, 'Da San Giorgio e dalla Giudecca al Tronchetto, poi nel Canal Grande. D’estate arriva al Lido.'),
  there('3', ['Piazzale Roma', 'Ferrovia', 'Murano'], 'Diretta per Murano; di sera non c’è.'),
  round('4.1', outerRing, 'In senso antiorario.'),
  round('4.2', outerRing.toReversed(), 'In senso orario.'),
  round('5.1', lidoRing, 'In senso antiorario.'),
  round('5.2', lidoRing.toReversed(), 'In senso orario.'),
  there('7', ['San Zaccaria', 'Murano'], 'Stagionale: d’inverno è sospesa.'),
  there('9', ['Burano', 'Torcello'], 'Dalle 9:30 alle 18 circa; la mattina presto e la sera a Torcello si ferma la 12.'),
  there('12', ['Fondamente Nove', 'Murano', 'Burano', 'Treporti', 'Punta Sabbioni'], 'Alcune corse non arrivano al capolinea.'),
  there('13', ['Fondamente Nove', 'Murano', 'Sant’Erasmo']),
  there('14', ['San Zaccaria', 'Lido', 'Punta Sabbioni'], 'Una decina di corse al giorno prosegue per Burano.'),
]
