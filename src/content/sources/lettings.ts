import type { Sources } from './source.ts'

const read = '2026-11-21'

export const lettings = {
  'regolamento-2024': { publisher: 'La Nuova Venezia', title: 'Affitti brevi a Venezia, ecco cosa prevede il nuovo regolamento del Comune', kind: 'press', date: '2024-10', read, address: 'https://nuovavenezia.it/cronaca/affitti-brevi-a-venezia-ecco-cosa-prevede-il-nuovo-regolamento-del-comune-yc4zi679' },
  'stop-regolamento': { publisher: 'TV7', title: 'Venezia, stop al regolamento sugli affitti brevi', kind: 'press', date: '2025', read, address: 'https://www.gruppotv7.com/notizie/venezia/venezia-stop-al-regolamento-sugli-affitti-brevi-14985' },
  'appc-transitorio': { publisher: 'APPC Vicenza', title: 'Contratto transitorio', kind: 'guide', address: 'https://appcvicenza.it/it/contratto-transitorio' },
  'studio-sama': { publisher: 'Studio Sama', title: 'il transitorio riqualificato dal giudice (elenco degli articoli, pagina 2)', kind: 'guide', read, address: 'https://www.avvocatosamafirenze.it/senza-categoria/page/2' },
  'ansa-regolamento': { publisher: 'ANSA, in una copia di La Sicilia', title: 'Venezia, prima in Italia, regolamenta le locazioni turistiche', kind: 'press', date: '2024-10-24', read, address: 'https://www.lasicilia.it/italia/venezia-prima-in-italia-regolamenta-le-locazioni-turistiche-2301920/' },
  'avvocato-accanto': { publisher: 'Avvocato Accanto', title: 'il CIN per le locazioni turistiche', kind: 'guide', date: '2024', address: 'https://avvocatoaccanto.com/qa/cin-locazioni-turistiche' },
  'regione-veneto': { publisher: 'Regione del Veneto', title: 'Locazioni turistiche', kind: 'official', address: 'https://www.regione.veneto.it/web/turismo/locazioni-turistiche' },
  'legge-venezia-2022': { publisher: 'VeneziaToday', title: 'la norma per Venezia nel decreto Aiuti', kind: 'press', date: '2022-07', read: '2026-11-22', address: 'https://www.veneziatoday.it/attualita/decreto-aiuti-affitti-brevi.html' },
  'emme-di-sicurezza': { publisher: 'Emme Di Meccanica', title: 'Attività di locazione e nuovi obblighi di sicurezza', kind: 'guide', read, address: 'https://www.emmedimeccanica.com/attivita-di-locazione-e-nuovi-obblighi-di-sicurezza/' },
  'accordo-2018-ocio': { publisher: 'OCIO Venezia', title: 'rapporto sulle case pubbliche', kind: 'data', date: '2023', read, address: 'https://ocio-venezia.it/report/ater-venezia-aggiornamento-2023' },
  'patti-territoriali': { publisher: 'Comune di Venezia', title: 'Patti territoriali', kind: 'official', read, address: 'https://www.comune.venezia.it/content/patti-territoriali' },
  'locazione-studenti': { publisher: 'Il Sole 24 Ore', title: "l'alloggio agli universitari", kind: 'press', read, address: 'https://www.ilsole24ore.com/art/l-alloggio-universitari-ACSZRN4' },
  'accordo-2004': { publisher: 'Comune di Venezia', title: "l'accordo territoriale sui canoni concordati", kind: 'official', date: '2004-07-02', read, address: 'https://www.comune.venezia.it/en/node/793' },
  'jesolo-locazioni': { publisher: 'Comune di Jesolo', title: 'Locazioni turistiche', kind: 'official', date: '2026', read: '2026-11-22', address: 'https://www.comune.jesolo.ve.it/articolo_tematico/suap-e-attivita-produttive/locazioni-turistiche' },
  'pulizie-2017': { publisher: 'EasyFeel', title: 'le pulizie delle case date ai turisti', kind: 'guide', date: '2017', read: '2026-11-22', address: 'https://blog.easyfeel.it/?p=3088' },
} satisfies Sources
