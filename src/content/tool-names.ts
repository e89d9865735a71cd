/** Of a tool's heading, whatever page it stands on. */
export const toolId = 'strumento'

/** A tool's heading, and what is said of it elsewhere. */
interface ToolWords {
  /** With the space that does not break where a phone would end its line after a short word. */
  title: string
  /** Of the head's link to it. */
  call: string
  /** What a list of articles says of it. */
  offer: string
}

/** Tools within a text, as an article's front matter names them; `office` stands on the contact page. */
export const tools = {
  yield: { title: 'Fai il conto con la tua casa', call: 'Fai il conto', offer: 'con il calcolatore' },
  commissions: { title: 'Quanto ti resta con\u00a0ogni canale', call: 'Fai il conto', offer: 'con il calcolatore' },
  profit: { title: 'Il tuo conto economico', call: 'Fai il conto', offer: 'con il calcolatore' },
  contract: { title: 'Quale contratto ti serve', call: 'Trova il contratto', offer: 'con la scelta guidata' },
  price: { title: 'Una fascia di\u00a0prezzo da\u00a0provare', call: 'Trova il tuo prezzo', offer: 'con il calcolatore' },
  sunset: { title: 'A che ora tramonta', call: 'Trova l’ora', offer: 'con l’ora di ogni giorno' },
  market: { title: 'Il mercato è aperto?', call: 'Guarda se è aperto', offer: 'con gli orari di oggi' },
  office: { title: 'Orari', call: 'Guarda gli orari', offer: 'con gli orari di oggi' },
  line: { title: 'Quale linea, quale biglietto', call: 'Trova la linea', offer: 'con la scelta guidata' },
  rules: { title: 'Le dieci regole su un foglio', call: 'Leggi le dieci regole', offer: 'con l’elenco da stampare' },
  itinerary: { title: 'I tre itinerari su un foglio', call: 'Scegli l’itinerario', offer: 'con l’elenco da stampare' },
  festivals: { title: 'Le feste fino al 2030', call: 'Guarda le date', offer: 'con il calendario' },
} satisfies Record<string, ToolWords>

export type ToolName = keyof typeof tools
export const toolNames = Object.keys(tools) as [ToolName, ...ToolName[]]
