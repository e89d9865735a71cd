import type { Sources } from './source.ts'

export const laws = {
  'legge-431-1998': { publisher: 'Normattiva', title: 'legge 431 del 1998, locazioni abitative', kind: 'law', date: '1998-12-09', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1998-12-09;431' },
  'legge-124-2017': { publisher: 'Normattiva', title: 'legge 124 del 2017, concorrenza', kind: 'law', date: '2017-08-04', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2017-08-04;124' },
  'legge-208-2015': { publisher: 'Normattiva', title: 'legge 208 del 2015, stabilità', kind: 'law', date: '2015-12-28', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2015-12-28;208' },
  'decreto-171-2005': { publisher: 'Normattiva', title: 'decreto legislativo 171 del 2005, nautica da diporto', kind: 'law', date: '2005-07-18', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2005-07-18;171' },
  'legge-199-2025': { publisher: 'Normattiva', title: 'legge 199 del 2025, bilancio 2026', kind: 'law', date: '2025-12-30', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2025-12-30;199' },
  'legge-34-2026': { publisher: 'Normattiva', title: 'legge 34 del 2026, piccole e medie imprese', kind: 'law', date: '2026-03-11', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2026-03-11;34' },
  'legge-213-2023': { publisher: 'Normattiva', title: 'legge 213 del 2023, bilancio 2024', kind: 'law', date: '2023-12-30', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2023-12-30;213' },
  'decreto-50-2022': { publisher: 'Normattiva', title: 'decreto-legge 50 del 2022, la norma per Venezia', kind: 'law', date: '2022-05-17', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2022-05-17;50' },
  'tulps-1931': { publisher: 'Normattiva', title: 'testo unico delle leggi di pubblica sicurezza, articolo 109', kind: 'law', date: '1931-06-18', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1931-06-18;773' },
  'regolamento-ue-2024': { publisher: 'EUR-Lex', title: 'regolamento UE 2024/1028 sui dati degli affitti brevi', kind: 'law', date: '2024-04-11', address: 'https://eur-lex.europa.eu/eli/reg/2024/1028/oj' },
  'decreto-16-gennaio-2017': { publisher: 'Ministero delle Infrastrutture', title: 'decreto 16 gennaio 2017, canoni concordati e contratti transitori', kind: 'official', date: '2017-01-16', address: 'https://www.gazzettaufficiale.it/eli/id/2017/03/15/17A01858/sg' },
  'decreto-131-1986': { publisher: 'Normattiva', title: 'testo unico 131 del 1986, imposta di registro', kind: 'law', date: '1986-04-26', address: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1986-04-26;131' },
} satisfies Sources
