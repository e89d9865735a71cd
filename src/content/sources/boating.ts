import type { Sources } from './source.ts'

const read = '2026-11-21'

export const boating = {
  'sant-erasmo-litoriamo': { publisher: 'Litoriamo', title: "Sant'Erasmo", kind: 'guide', address: 'https://litoriamo.it/?p=841' },
  'sant-erasmo-meeting': { publisher: 'Meeting Venice', title: "Sant'Erasmo", kind: 'guide', address: 'https://meetingvenice.it/it/node/205' },
  'barche-nativa': { publisher: 'Venezia Nativa', title: 'le isole della laguna', kind: 'guide', address: 'https://venezianativa.eu/davisitare.php?ID=21' },
  infonavigazione: { publisher: 'Infrastrutture Venete', title: 'le regole della navigazione', kind: 'official', address: 'https://infonavigazione.infrastrutturevenete.it' },
  'litoriamo-norme': { publisher: 'Litoriamo', title: 'le norme per navigare', kind: 'guide', read, address: 'https://litoriamo.it/?p=971' },
  'gommone-laguna': { publisher: 'Gommone Laguna Club', title: 'navigare in laguna', kind: 'guide', read, address: 'https://www.gommonelagunaclub.it/navinlag.htm' },
  'stop-kayak': { publisher: 'Venetoeconomia', title: 'lo stop ai kayak in Canal Grande', kind: 'press', date: '2018-07', read, address: 'https://venetoeconomia.it/2018/07/venezia-stop-kayak-canal-grande/' },
  'linea-12-burano': { publisher: 'Broadway Jules', title: '<span lang="en">No. 12 water bus to Burano</span>', kind: 'guide', date: '2024-09-10', read, address: 'https://broadwayjules.com/2024/09/10/no-12-water-bus-to-burano' },
  'italy-on-foot-burano': { publisher: 'Italy on Foot', title: 'Burano', kind: 'guide', read, address: 'https://italyonfoot.com/?p=17196' },
  'murano-touring': { publisher: 'Touring Club Italiano', title: 'Murano', kind: 'guide', read: '2026-11-22', address: 'https://www.touringclub.it/destinazione/localita/citta/230781/murano' },
} satisfies Sources
