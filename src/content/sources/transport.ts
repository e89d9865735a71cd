import type { Sources } from './source.ts'

const read = '2026-11-21'

export const transport = {
  'tariffe-actv-2022': { publisher: 'VeneziaToday', title: 'le nuove tariffe ACTV per i turisti', kind: 'press', date: '2022-06', read, address: 'https://www.veneziatoday.it/cronaca/nuove-tariffe-actv-turisti-2022.html' },
  'condizioni-actv': { publisher: 'Comune di Venezia, Consiglio comunale', title: 'le condizioni di trasporto ACTV, atto ispettivo 745', kind: 'official', read, address: 'https://consiglio2020.comune.venezia.it/atti-ispettivi/1/atto/745?m=3' },
  'gondole-2023': { publisher: 'VeneziaToday', title: 'aumentano i prezzi delle gondole', kind: 'press', date: '2023-04', read, address: 'https://www.veneziatoday.it/cronaca/aumenti-prezzi-gondole-venezia-2023.html' },
  'numeri-vaporetti': { publisher: 'Venezia Vive', title: 'Cambiano i numeri dei vaporetti', kind: 'guide', date: '2011-10-29', read, address: 'https://veneziavive.me/2011/10/29/cambiano-i-numeri-dei-vaporetti/' },
  'burano-accessibile': { publisher: 'Comune di Venezia', title: 'Burano e Torcello', kind: 'official', read, address: 'https://www.comune.venezia.it/it/content/burano-e-torcello' },
  'vaporetto-ibrido': { publisher: 'Vela Veneta', title: 'Salone nautico Venezia 2025, presentato il primo vaporetto ibrido', kind: 'press', date: '2025-05-29', read, address: 'https://www.velaveneta.it/2025/05/29/salone-nautico-venezia-2025-presentato-il-primo-vaporetto-ibrido-grazie-alla-collaborazione-tra-avm-actv-e-vulkan-italia/' },
  'motobattelli-foranei': { publisher: 'Radio Clodia', title: 'Venezia presenta i nuovi motobattelli foranei Cannaregio e Dorsoduro', kind: 'press', date: '2025-06-27', read, address: 'https://www.radioclodia.it/2025/06/27/venezia-presenta-i-nuovi-motobattelli-foranei-cannaregio-e-dorsoduro-tecnologia-accessibilita-e-sostenibilita-al-servizio-della-laguna/' },
  'italyplanner-vaporetto': { publisher: 'Italyplanner', title: 'come usare il vaporetto', kind: 'guide', date: '2026', read: '2026-11-22', address: 'https://italyplanner.ai/how-to-use-vaporetto-venice.html' },
  'actv-flotta': { publisher: 'ACTV', title: 'Rinnovo della flotta ACTV con i nuovi motobattelli foranei', kind: 'official', date: '2025-06', read, address: 'https://staging-actv.avmspa.it/it/content/rinnovo-della-flotta-actv-con-i-nuovi-motobattelli-foranei-cannaregio-dorsoduro' },
  'gondola-da-parada': { publisher: 'In Venice', title: 'Gondola <i lang="vec">da parada</i>', kind: 'guide', address: 'https://in-venice.com/itinerary/gondola-da-parada' },
  'linea-2': { publisher: 'CSI Multimedia', title: 'Trasporti a Venezia', kind: 'guide', read, address: 'https://csi-multimedia.it/IT/venezia/trasporti-a-venezia.html' },
  'orari-estivi-2023': { publisher: 'VeneziaToday', title: 'gli orari estivi ACTV', kind: 'press', date: '2023', read, address: 'https://www.veneziatoday.it/attualita/orari-estivi-actv-venezia-2023.html' },
  'trasporti-italia': { publisher: 'Trasporti Italia', title: 'i posti per carrozzine a bordo', kind: 'guide', date: '2010', read, address: 'https://trasporti-italia.com/?p=827' },
  'venezia-unica-accessibile': { publisher: 'Venezia Unica', title: "domande sull'accessibilità", kind: 'official', read, address: 'https://veneziaunica.it/it/content/faq-accessibilit%C3%A0' },
  'rio-cannaregio-lavori': { publisher: 'Gente Veneta', title: 'Venezia, lavori in rio di Cannaregio: così cambia il servizio di navigazione', kind: 'press', date: '2024-05', read, address: 'https://genteveneta.it/venezia/venezia-lavori-in-rio-di-cannaregio-cosi-cambia-il-servizio-di-navigazione' },
  'traghetto-bagagli': { publisher: 'City Scrolls', title: 'Traghetto', kind: 'guide', read, address: 'https://www.cityscrolls.com/venice/traghetto' },
  'caro-gondola': { publisher: 'Corriere del Veneto', title: 'Venezia, caro gondola: da novembre il giro costerà 90 euro per mezz\'ora', kind: 'press', date: '2023-04-28', read: '2026-11-22', address: 'https://corrieredelveneto.corriere.it/notizie/venezia-mestre/cronaca/23_aprile_28/venezia-caro-gondola-da-novembre-il-giro-costera-90-euro-per-mezz-ora-7d740544-e45a-11ed-b05b-c0ef3f636321.shtml' },
  'gondole-passeggeri': { publisher: 'La Nuova Venezia', title: 'Gondola, si sale solo in 5: ecco il nuovo regolamento che riduce i passeggeri', kind: 'press', date: '2020', read: '2026-11-23', address: 'https://www.nuovavenezia.it/cronaca/gondola-si-sale-solo-in-5-ecco-il-nuovo-regolamento-che-riduce-i-passeggeri-l845si4b' },
  'traghetti-2025': { publisher: 'ANSA, in una copia di La Sicilia', title: 'Venezia, più turisti su traghetti gondola grazie al web', kind: 'press', date: '2025-08-12', read, address: 'https://www.lasicilia.it/italia/venezia-piu-turisti-su-traghetti-gondola-grazie-al-web-2584976/' },
  'orari-actv-2026': { publisher: 'ACTV, in una copia su GitHub', title: 'gli orari dal 20 marzo al 23 maggio 2026', kind: 'data', date: '2026-03-18', read: '2026-11-22', address: 'https://github.com/phghezzoclaudio/fradeivenexiani/blob/043aaa1ed1/actv_nav.zip' },
  'ibridi-2027': { publisher: 'Clean Cities Campaign', title: 'Venezia: 5 nuovi vaporetti meno inquinanti', kind: 'press', date: '2024-05-05', read: '2026-11-22', address: 'https://italy.cleancitiescampaign.org/pums-updates/venezia-5-5-2024-5-nuovi-vaporetti-meno-inquinanti-dal-2027-solo-ibridi/' },
} satisfies Sources
