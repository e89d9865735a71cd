/** A tool's heading, and the words of the head's link to it. */
interface ToolWords {
  /** With the space that does not break where a phone would end its line after a short word. */
  title: string
  call: string
}

/** Tools within a text, as an article's front matter names them; `office` stands on the contact page. */
export const tools = {
  yield: { title: 'Fai il conto con la tua casa', call: 'Fai il conto' },
  commissions: { title: 'Quanto ti costa ogni canale', call: 'Fai il conto' },
  profit: { title: 'Il tuo conto economico', call: 'Fai il conto' },
  contract: { title: 'Quale contratto ti serve', call: 'Trova il contratto' },
  price: { title: 'Una fascia di\u00a0prezzo da\u00a0provare', call: 'Trova il prezzo' },
  sunset: { title: 'A che ora tramonta', call: 'Trova l’ora' },
  market: { title: 'Il mercato è aperto?', call: 'Guarda se è aperto' },
  office: { title: 'Orari', call: 'Guarda gli orari' },
  line: { title: 'Quale linea, quale biglietto', call: 'Trova la linea' },
  rules: { title: 'Le dieci regole su un foglio', call: 'Leggi le dieci regole' },
  itinerary: { title: 'I tre itinerari su un foglio', call: 'Scegli l’itinerario' },
  festivals: { title: 'Le feste fino al 2030', call: 'Guarda le date' },
} satisfies Record<string, ToolWords>

export type ToolName = keyof typeof tools
export const toolNames = Object.keys(tools) as [ToolName, ...ToolName[]]
