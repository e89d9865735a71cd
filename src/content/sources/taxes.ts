import type { Sources } from './source.ts'

const read = '2026-11-21'

export const taxes = {
  'nt-condominio-2026': { publisher: 'NT+ Condominio', title: "Affitti brevi e criteri di qualificazione dell'attività imprenditoriale", kind: 'press', date: '2026', read, address: 'https://ntpluscondominio.ilsole24ore.com/art/affitti-brevi-e-criteri-qualificazione-dell-attivita-imprenditoriale-AINF04y' },
  agostini: { publisher: 'Agostini Studio', title: 'le regole del 2026 (elenco del blog)', kind: 'guide', date: '2026', read, address: 'https://agostinistudio.com/blog' },
  cartello: { publisher: 'Cartello', title: 'la ritenuta dei portali', kind: 'guide', date: '2026', address: 'https://cartello.it/?p=7557' },
  'bozza-cedolare-2023': { publisher: 'Il Messaggero', title: 'la cedolare al 26% nella bozza della manovra', kind: 'press', date: '2023-10', read, address: 'https://www.ilmessaggero.it/economia/schede/cedolare_secca_affitti_brevi_casa_cosa_cambia-7721312.html' },
  'bozza-cedolare-2025': { publisher: 'La Nazione, in un estratto di Zazoom', title: 'Cedolare secca al 26 per cento, la stretta sugli affitti brevi fa infuriare il settore', kind: 'press', date: '2025-10-20', read, address: 'https://www.zazoom.it/2025-10-20/cedolare-secca-al-26-per-cento-la-stretta-sugli-affitti-brevi-fa-infuriare-il-settore/17978064/' },
  'acconto-cedolare': { publisher: 'Zazoom', title: 'Pagamento cedolare secca, secondo acconto entro il 1° dicembre', kind: 'press', date: '2025-11-19', read: '2026-11-22', address: 'https://www.zazoom.it/2025-11-19/pagamento-cedolare-secca-secondo-acconto-entro-il-1-dicembre-qual-e-limporto-da-versare/18166842/' },
} satisfies Sources
