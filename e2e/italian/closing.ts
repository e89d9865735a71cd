import type { Finding } from '../harness/prose/finding.ts'
import type { RunningText } from './running-text.ts'

/** «Scegli», «mandaci»: what a reader is told to do. */
const instruction = /(?<!\p{L})(?:apri|chiedi|comincia|conta|controlla|fai|guarda(?:te)?|leggi|manda(?:ci|celi)?|metti|porta(?:ci)?|prendi|prepara|raccogli|racconta(?:ci)?|rifai|ripeti|scegli(?:ete)?|scendi|scrivi|segna|stampa)(?!\p{L})/iu

/** An article ends on what to do next, not on a maxim. */
export const closings = (texts: readonly RunningText[]): Finding[] =>
  texts
    .filter(({ closing }) => !instruction.test(closing))
    .map(({ name, closing }) => ({ check: 'closing', place: `${name}: ${closing}`, found: 'a last paragraph that tells nobody what to do', expected: 'what to do next' }))
