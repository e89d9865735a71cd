import { ofTheBuild, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const ota = 'blog/ota-costo-investimento/index.html'

export const sabotages = [
  ...ofTheSite([
    ['constants.everywhere', '5% → 8% on the home page', 'index.html', /commissione del 5%/, 'commissione del 8%', 'figures of /'],
    ['constants.everywhere', '5% → 6% in the Lab', '{product}-lab/doppia-inconsapevolezza/index.html', /commissione del 5%/, 'commissione del 6%', 'doppia'],
    ['constants.everywhere', '15–18% → 12–18%', 'blog/prezzo-affitti-brevi/index.html', /in media il 15–\u206018%/, 'in media il 12–18%', 'prezzo'],
    ['constants.everywhere', '18 → 24 months in a teaser', 'proprietario/index.html', /da\s1\sa\s18\smesi/, 'da 1 a 24 mesi', 'proprietario'],
    ['constants.everywhere', '17:30 → 16:30 on a card', 'ospite/index.html', /a\sBurano\sle\s17:30/, 'a Burano le 16:30', 'ospite'],
    ['constants.everywhere', '21% → 23% in the feed', 'feed.xml', /cedolare al 21%/, 'cedolare al 23%', 'feed'],
    ['constants.everywhere', 'the market longer open in a figure', 'blog/guest-experience-wow/index.html', /(Pescheria di Rialto <b[^>]*>7:00\u2060?–\u2060?)12/, '$113', 'guest-experience'],
    ['constants.everywhere', 'guests told after two days', 'blog/check-in-automatico/index.html', /(Questura\sentro\s)24/, '$148', 'check-in-automatico'],
    ['constants.everywhere', 'guests told after two days, in the table', 'blog/check-in-automatico/index.html', />entro\s24/, '>entro 48', 'check-in-automatico'],
    ['constants.everywhere', 'guests told after two days, in the steps', 'blog/check-in-automatico/index.html', /(Alloggiati Web, entro\s)24/, '$148', 'check-in-automatico'],
    ['constants.everywhere', 'a short stay told after eight hours', 'blog/check-in-automatico/index.html', />entro\s6/, '>entro 8', 'check-in-automatico'],
    ['constants.everywhere', 'guests of a tenant told after two days', 'blog/locazioni-transitorie/index.html', /(Questura\sentro\s)24/, '$148', 'locazioni-transitorie'],
    ['constants.everywhere', 'a contract registered after two months', 'blog/locazioni-transitorie/index.html', /(si registra entro\s)30/, '$160', 'locazioni-transitorie'],
    ['constants.columns', 'the nights of two months changed over', 'blog/prezzo-affitti-brevi/index.html', />41\.400<([^]*?)>41\.900</, '>41.900<$1>41.400<'],
    ['constants.columns', 'another line', 'blog/trasporti-venezia/index.html', /(data-label="Linea" scope="row">)7/, '$18'],
    ['constants.columns', '4+4 → 3+4 years', 'blog/locazioni-transitorie/index.html', /(<td data-label="Durata">)4\+4/, '$13+4'],
    ['constants.commission', '5% → 6%', ota, /5%/g, '6%'],
    ['constants.commission', 'the agencies ask less', 'blog/conto-economico-locazione-breve/index.html', /20–\u206030%/g, '20–25%'],
    ['constants.offer', 'no landing page', ota, /landing page/g, 'pagina'],
    ['constants.yield', '7,5% → 8,5%', '{product}-lab/calcolo-rendimento-reale/index.html', /7,5%/g, '8,5%'],
    ['constants.stay', 'three days → two', 'blog/hotel-o-appartamento/index.html', /circa tre giorni/g, 'circa due giorni'],
    ['constants.contracts', 'another law', 'blog/locazioni-transitorie/index.html', /431\/1998/g, '431/1988'],
    ['constants.contracts', '18 → 12 months', 'blog/locazioni-transitorie/index.html', /da 1 a 18/g, 'da 1 a 12'],
    ['constants.taxes', '21% → 22%', 'blog/conto-economico-locazione-breve/index.html', /21%/g, '22%'],
    ['constants.transport', '19 → 20 lines', 'blog/trasporti-venezia/index.html', /19(\s+|&nbsp;)linee/g, '20 linee'],
    ['constants.tips', '17:30 → 18:30', 'blog/venezia-tramonto/index.html', /17:30/g, '18:30'],
    ['constants.rules', 'a rule without its number', 'blog/venezia-sostenibile/index.html', />10\. /, '>'],
  ]),
  ...ofTheBuild([
    ['constants.calculated', 'another formula', 'src/tools/yield.ts', '- costs)', '- 2 * costs)'],
  ]),
]
