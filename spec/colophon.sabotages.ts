import { ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const file = 'src/layout/Colophon.tsx'

export const sabotages = [
  ...ofTheSite([
    ['colophon.closes', 'the way leads home', 'blog/mercato-rialto/index.html', /href="\/contatti"([^>]*>Contattaci)/, 'href="/"$1', '/blog/mercato-rialto in use'],
    ['colophon.closes', 'the look of a link in the text', 'blog/mercato-rialto/index.html', ...rule('main>:last-child a{background:none!important;border:0!important;text-decoration:underline!important}'), '/blog/mercato-rialto in use'],
    ['colophon.closes', 'a way from the contacts to the contacts', 'contatti/index.html', '</main>', '<p>Cerchi casa a Venezia? Scrivici.</p></main>', '/contatti in use'],
    ['colophon.hours', 'another phone on one article', 'blog/ota-costo-investimento/index.html', /(aria-label="Scrivici"[^]*?<a href="tel:[^>]*>)[^<]*/, '$1+39 041 000 0010'],
  ]),
  ...ofTheSources([
    ['colophon.closes', 'a screen without', 'src/app/routes.tsx', "Page: BlogPage, reader: 'anyone'", 'Page: BlogPage'],
    ['colophon.hours', 'closed days told', 'src/tools/OpenHours.tsx', 'hours !== SHUT', "hours !== ''"],
    ['colophon.area', 'no way back', file, 'area.to !== here', 'area.to === here'],
  ]),
]
