import type { Sources } from './source.ts'

const read = '2026-11-21'

export const statistics = {
  'letti-residenti': { publisher: 'ANSA Veneto', title: 'Associazioni, a Venezia posti per turisti superano i residenti', kind: 'press', date: '2023-09-09', read, address: 'https://www.ansa.it/veneto/notizie/2023/09/09/associazioni-a-venezia-posti-per-turisti-superano-i-residenti_6a3146e0-937d-4d8a-80a5-abaf547ed33f.html' },
  'pernottamenti-2024': { publisher: 'Chioggia Notizie', title: 'Record di pernottamenti a Venezia', kind: 'press', date: '2025-03-16', read, address: 'https://www.chioggianotizie.it/cronaca/2025/03/16/news/record-di-pernottamenti-a-venezia-331283' },
  'business-people': { publisher: 'Business People', title: 'Affitti brevi: Venezia è la città italiana più redditizia', kind: 'press', date: '2020', read, address: 'https://www.businesspeople.it/index.php/Business/Economia/Affitti-brevi-Venezia-citta-italiana-redditizia-113665' },
  'tutta-la-citta': { publisher: 'Tutta la città insieme', title: 'È nero su bianco: il 70% degli <span lang="en">host</span> veneziani ha più di un annuncio', kind: 'data', date: '2022-09', read, address: 'https://www.tuttalacittainsieme.it/post/%C3%A8-nero-su-bianco-il-70-degli-host-veneziani-ha-pi%C3%B9-di-un-annuncio-su-airbnb' },
  'gazzettino-alloggi': { publisher: 'Il Gazzettino', title: 'Airbnb, quanti alloggi ci sono in Italia', kind: 'press', date: '2024-03-01', read, address: 'https://www.ilgazzettino.it/schede/airbnb_quanti_alloggi_ci_sono_italia_classifica_regioni_veneto_tasso_occupazione_alto_dati-percentuali_in_aumento-2-7967614.html' },
  'airdna-2023': { publisher: 'VeneziaToday', title: 'i prezzi del 2023 su dati AirDNA', kind: 'press', date: '2024-02', read, address: 'https://www.veneziatoday.it/economia/affitti-brevi-venezia-piu-cara-italia-2023.html' },
  'canoni-2022': { publisher: 'VeneziaToday', title: 'i canoni a Venezia', kind: 'press', date: '2022', read, address: 'https://www.veneziatoday.it/attualita/costo-locazioni-venezia-2022.html' },
  'quotazioni-2022': { publisher: 'La Nuova Venezia', title: 'Venezia, case a settemila euro al metro quadro', kind: 'press', date: '2022-09-08', read, address: 'https://nuovavenezia.gelocal.it/venezia/cronaca/2022/09/08/news/venezia_case_a_settemila_euro_al_metro_quadro_solo_milano_e_roma_sono_piu_care-8663183/' },
  'antenna-tre-2024': { publisher: 'Antenna Tre', title: 'alberghi e case turistiche in città', kind: 'press', date: '2024-03-27', address: 'https://antennatre.medianordest.it/111723' },
  lanapoppi: { publisher: 'Lanapoppi', title: 'Quasi 8.000 locazioni turistiche a Venezia', kind: 'guide', date: '2022-06-25', read, address: 'https://lanapoppi.it/2022/06/25/quasi-8-000-locazioni-turistiche-a-venezia' },
  celani: { publisher: 'idealista', title: "l'opinione di Marco Celani", kind: 'press', date: '2019-07-31', address: 'https://www.idealista.it/news/lopinione/marco-celani/2019/07/31/135500' },
  'ttg-alberghi-2025': { publisher: 'TTG Italia', title: '<span lang="en">Hospitality</span> italiana, Venezia mantiene il primato di città più cara', kind: 'press', date: '2025', read, address: 'https://www.ttgitalia.com/hotel/hospitality-italiana-venezia-mantiene-il-primato-di-citta-piu-cara-MD24638747' },
  'canone-medio-2026': { publisher: 'Antenna Tre', title: 'il canone medio a Venezia', kind: 'press', date: '2026-01-20', read, address: 'https://antennatre.medianordest.it/168294' },
  'alberghi-2025': { publisher: 'TV7', title: 'Venezia e alberghi, un 2025 a metà per i gestori', kind: 'press', date: '2025', read, address: 'https://gruppotv7.com/notizie/venezia/venezia-e-alberghi-un-2025-a-met-per-i-gestori-15752' },
  'presenze-2025': { publisher: 'Regione del Veneto', title: 'presenze turistiche per mese e Comune, 2025 (copia del settembre 2026)', kind: 'data', date: '2026', read: '2026-11-22', address: 'https://statistica.regione.veneto.it/jsp/turismo_comune6txt.jsp?anno=2025&provenienza=0&x1=3' },
  'presenze-2026': { publisher: 'Regione del Veneto', title: 'presenze turistiche per mese e Comune, gennaio-luglio 2026 (copia del settembre 2026)', kind: 'data', date: '2026', read: '2026-11-22', address: 'https://statistica.regione.veneto.it/jsp/turismo_comune6txt.jsp?anno=2026&provenienza=0&x1=3' },
} satisfies Sources
