import type { Sources } from './source.ts'

const read = '2026-11-21'

export const market = {
  'luxrest-pesce': { publisher: 'LuxRest Venice', title: 'La spesa a Venezia: mercato del pesce di Rialto', kind: 'guide', date: '2021-02', read: '2026-11-22', address: 'https://luxrest-venice.com/it/blog/202102/la_spesa_venezia_mercato_del_pesce_di_rialto' },
  'barbaria-pesce': { publisher: 'Alloggi Barbaria', title: 'Mercato del pesce di Rialto', kind: 'guide', date: '2009-08', read, address: 'https://alloggibarbaria.blogspot.com/2009/08/mercato-del-pesce-di-rialto.html' },
  'rialto-bo-live': { publisher: 'Il Bo Live, Università di Padova', title: 'Rialto, lotta per la vita di un mercato senza città', kind: 'press', date: '2019', address: 'https://ilbolive.unipd.it/it/news/rialto-lotta-vita-mercato-senza-citta-venezia' },
  'capozzo-pesce': { publisher: 'Capozzo Inn', title: 'Mercato del pesce di Rialto', kind: 'guide', address: 'https://capozzoinn.com/it/mercato-pesce-rialto-venezia' },
  'pescheria-2019': { publisher: 'Il Gazzettino', title: 'sei banchi di pesce a Rialto', kind: 'press', date: '2019-01-11', read, address: 'https://www.ilgazzettino.it/index.php?p=articolo&id=4224101&sez=nordest&start=5' },
  'pescheria-2018': { publisher: 'La Stampa', title: 'La Pescheria di Rialto verso la chiusura dopo più di mille anni', kind: 'press', date: '2018-08-06', read, address: 'https://www.lastampa.it/topnews/primo-piano/2018/08/06/news/la-pescheria-di-rialto-verso-la-chiusura-dopo-piu-di-mille-anni-1.34036936' },
  'rialto-repubblica-2018': { publisher: 'la Repubblica', title: 'La crisi di Venezia travolge il mercato storico di Rialto', kind: 'press', date: '2018-10-04', read: '2026-11-23', address: 'https://www.repubblica.it/cronaca/2018/10/04/news/la_crisi_di_venezia_travolge_il_mercato_storico_di_rialto_qui_un_banco_valeva_150mila_euro_ora_ne_vale_20mila_-208146235/' },
  'pescheria-2024': { publisher: 'VeneziaToday', title: "il rilancio dell'area del mercato", kind: 'press', date: '2024-01', read, address: 'https://www.veneziatoday.it/politica/rilancio-area-mercato-rialto-pescheria-mozione-fratelli-d-italia-consiglio-comunale-venezia.html' },
  'moeche-il-gusto': { publisher: 'Il Gusto', title: 'le <i lang="vec">moeche</i>, granchi senza carapace', kind: 'press', date: '2022-04-12', read, address: 'https://lastampa.it/il-gusto/2022/04/12/news/moeche_granchio_senza_carapace-344478975/amp' },
  'moeche-2022': { publisher: 'La Nuova Venezia', title: 'Scatta l\'SOS per le <i lang="vec">moeche</i> della laguna', kind: 'press', date: '2022-10-23', read, address: 'https://nuovavenezia.gelocal.it/venezia/cronaca/2022/10/23/news/scatta_lsos_per_le_moeche_della_laguna_venetaora_costano_anche_sette_euro_a_pezzo-12194204/' },
  'bacari-vie-del-gusto': { publisher: 'Vie del Gusto', title: 'Venezia, itinerario tra <i lang="vec">bacari</i> e cantine', kind: 'guide', address: 'https://viedelgusto.it/venezia-itinerario-tra-bacari-e-cantine' },
  'prezzi-pesce': { publisher: 'TV7', title: 'Prezzi alle stelle al mercato ittico di Venezia', kind: 'press', read: '2026-11-22', address: 'https://gruppotv7.com/notizie/venezia/prezzi-alle-stelle-al-mercato-ittico-di-venezia-12059' },
  'do-mori': { publisher: 'Gambero Rosso', title: 'la Cantina Do Mori', kind: 'guide', address: 'https://gamberorosso.it/ristoranti/tramezzini-bacaro-venezia-cantina-do-mori' },
  'rialto-frutta-2022': { publisher: 'Il Gazzettino', title: 'la riorganizzazione dei banchi di frutta', kind: 'press', date: '2022-04', read, address: 'https://www.ilgazzettino.it/nordest/venezia/rialto_mercato_riorganizzazione_ortofrutta_banchetti-6629769.html' },
  'moeche-2023': { publisher: 'La Nuova Venezia', title: '<i lang="vec">moeche</i> e granchio blu a Rialto', kind: 'press', date: '2023-06-05', read, address: 'https://nuovavenezia.gelocal.it/venezia/cronaca/2023/06/05/news/venezia_moeche_granchio_blu_rialto-12841494/' },
  venicexplorer: { publisher: 'Venice Xplorer', title: '<span lang="en">Rialto Market</span>', kind: 'guide', read: '2026-11-22', address: 'https://venicexplorer.com/cs/explore/buy-local/rialto-market-and-the-pescheria' },
  'moeche-la-stampa': { publisher: 'La Stampa', title: 'Venezia senza <i lang="vec">moeche</i>, prelibatezza persa per la siccità', kind: 'press', date: '2022-10-22', read: '2026-11-22', address: 'https://www.lastampa.it/cronaca/2022/10/22/news/venezia_senza_moeche_prelibatezza_persa_per_la_siccita_lallarme_degli_chef_con_ilforte_aumento_delle_temperature_i_gra-12193697/' },
} satisfies Sources
