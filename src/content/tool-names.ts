/** Of a tool's heading, whatever page it stands on. */
export const toolId = 'strumento'

/**
 * A tool's heading, with the space that does not break where a phone would end its line after a short word. Tools within a text, as an article's front
 * matter names them; `office` stands on the contact page. Apart from the invitations, for which a tool's script has no use.
 */
export const toolTitles = {
  yield: 'Fai il conto con la tua casa',
  commissions: 'Quanto ti resta con\u00a0ogni canale',
  profit: 'Il tuo conto economico',
  contract: 'Quale contratto ti serve',
  price: 'Una fascia di\u00a0prezzo da\u00a0provare',
  sunset: 'A che ora tramonta',
  market: 'Il mercato è aperto?',
  office: 'Orari',
  line: 'Quale linea, quale biglietto',
  rules: 'Le dieci regole su un foglio',
  itinerary: 'I tre itinerari su un foglio',
  festivals: 'Le feste fino al 2030',
}

export type ToolName = keyof typeof toolTitles
export const toolNames = Object.keys(toolTitles) as [ToolName, ...ToolName[]]

/** What is said of a tool elsewhere. */
interface Invitation {
  /** Of the head's link to it. */
  call: string
  /** What a list of articles says of it. */
  offer: string
}

export const invitations: Record<ToolName, Invitation> = {
  yield: { call: 'Fai il conto', offer: 'con il calcolatore' },
  commissions: { call: 'Fai il conto', offer: 'con il calcolatore' },
  profit: { call: 'Fai il conto', offer: 'con il calcolatore' },
  contract: { call: 'Trova il contratto', offer: 'con la scelta guidata' },
  price: { call: 'Trova il tuo prezzo', offer: 'con il calcolatore' },
  sunset: { call: 'Trova l’ora', offer: 'con l’ora di ogni giorno' },
  market: { call: 'Guarda se è aperto', offer: 'con gli orari di oggi' },
  office: { call: 'Guarda gli orari', offer: 'con gli orari di oggi' },
  line: { call: 'Trova la linea', offer: 'con la scelta guidata' },
  rules: { call: 'Leggi le dieci regole', offer: 'con l’elenco da stampare' },
  itinerary: { call: 'Scegli l’itinerario', offer: 'con l’elenco da stampare' },
  festivals: { call: 'Guarda le date', offer: 'con il calendario' },
}
