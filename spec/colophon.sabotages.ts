import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const file = 'src/layout/Colophon.tsx'

export const sabotages = [
  ...ofTheSite([
    ['colophon.closes', 'the way leads home', 'blog/mercato-rialto/index.html', /href="\/contatti"([^>]*>Contattaci)/, 'href="/"$1'],
    ['colophon.hours', 'another phone on one article', 'blog/ota-costo-investimento/index.html', /(aria-label="Scrivici"[^]*?<a href="tel:[^>]*>)[^<]*/, '$1+39 041 000 0010'],
  ]),
  ...ofTheSources([
    ['colophon.closes', 'a screen without', 'src/app/routes.tsx', "Page: BlogPage, reader: 'anyone'", 'Page: BlogPage'],
    ['colophon.hours', 'closed days told', 'src/tools/OpenHours.tsx', 'hours !== SHUT', "hours !== ''"],
    ['colophon.area', 'no way back', file, 'area.to !== here', 'area.to === here'],
  ]),
]
