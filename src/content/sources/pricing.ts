import type { Sources } from './source.ts'

const read = '2026-11-21'

export const pricing = {
  lodgify: { publisher: 'Lodgify', title: 'il calcolatore degli incassi', kind: 'guide', address: 'https://www.lodgify.com/vacation-rental-income-calculator' },
  'casa-vuota': { publisher: "L'Immobiliare", title: 'Quanto ti costa una casa vuota', kind: 'press', date: '2023-11', read: '2026-11-22', address: 'https://www.limmobiliare.re.it/2023/11/quanto-ti-costa-una-casa-vuota' },
  'cleanbnb-2018': { publisher: 'TTG, su dati CleanBnB', title: 'Affitti brevi, i numeri di un <span lang="en">business</span> in crescita', kind: 'press', date: '2018', read, address: 'https://ttgitalia.com/mobile/hotel/150749-affitti-brevi-i-numeri-di-un-business-in-crescita-CVTG246488' },
} satisfies Sources
