/** Every plate of the site: the articles by their slugs, then the heads of the screens. */
export const plateNames = [
  'calcolo-rendimento-reale',
  'check-in-automatico',
  'conto-economico-locazione-breve',
  'doppia-inconsapevolezza',
  'guest-experience-wow',
  'hotel-o-appartamento',
  'locazioni-transitorie',
  'mercato-rialto',
  'navigare-laguna',
  'ota-costo-investimento',
  'prezzo-affitti-brevi',
  'quando-conviene-locazione-turistica',
  'recensioni-5-stelle',
  'recensioni-obiettivita',
  'sestieri-segreti',
  'tradizioni-veneziane',
  'trasporti-venezia',
  'venezia-bambini',
  'venezia-sostenibile',
  'venezia-tramonto',
  'home',
  'blog',
  'proprietario',
  'ospite',
  'lab',
  'contatti',
  '404',
  'welcome',
  'footer',
] as const

export type PlateName = (typeof plateNames)[number]

export interface PlateSize {
  width: number
  height: number
}

const common: PlateSize = { width: 480, height: 320 }

export const plateSize: Record<PlateName, PlateSize> = {
  ...(Object.fromEntries(plateNames.map((name) => [name, common])) as Record<PlateName, PlateSize>),
  home: { width: 1280, height: 556 },
  '404': { width: 1280, height: 860 },
  welcome: { width: 480, height: 190 },
  footer: { width: 1280, height: 160 },
}
