import { color, layout } from '../config/theme.ts'

/** What leads on from where it stands, «Leggi», «Scrivici»: a link of more weight, in the accent's colour. Filled buttons send, and lead from a tool or the end of a page to who answers. */
export const action = { display: 'inline-flex', alignItems: 'center', minWidth: layout.target, minHeight: layout.target, fontWeight: 650, color: color.accent } as const
