/** The numbers of a tool's answer that are finer than it knows them; a fare it knows to the cent. A range has its sign once, behind its end. */
export const finer = (answer: string): string[] => answer.replace(/bigliett[^€]*€/i, '').match(/\d,\d{2,}|\d,\d+(?:\u2060?[–-]\u2060?[\d.,]+)?\s€/g) ?? []
