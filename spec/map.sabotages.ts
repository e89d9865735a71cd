import { ofTheBuild, ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const folder = 'src/art/map'

export const sabotages = [
  ...ofTheSources([
    ['map.file', 'another picture in the guides', 'src/art/figures/LagoonMap.tsx', 'pictures.mappa!', 'pictures.home!'],
    ['map.places', 'a bridge one street to the east', `${folder}/places.ts`, '[12.3346, 45.4428]', '[12.3356, 45.4428]'],
    ['map.marked', 'two numerals swapped', `${folder}/views.ts`, "'Campo San Polo', 'Calle Stretta', 'San", "'Calle Stretta', 'Campo San Polo', 'San"],
    ['map.marked', 'a stop with the number of the next', 'src/content/articles/venezia-bambini.mdx', '| 2) Squero', '| 3) Squero'],
    ['map.ways', 'a stop left out', `${folder}/routes.ts`, "places['San Giacomo dell’Orio'], ", ''],
    ['map.signs', 'as small as the letters of the walks', `${folder}/views.ts`, 'signSize: 2.2', 'signSize: 1.2'],
    ['map.signs', 'a line’s number on an island’s', `${folder}/routes.ts`, "'9': [[12.4305, 45.4985]]", "'9': [[12.409, 45.492]]"],
    ['map.signs', 'letters of the walks on a piece as wide as the city', `${folder}/views.ts`, 'box: [196, 268, 544, 304]', 'box: [24, 268, 1068, 372]'],
    ['map.boards', 'small numerals on the widest piece', `${folder}/views.ts`, '    size: 2.2,\n', ''],
    ['map.spots', 'two stops in one place', `${folder}/places.ts`, '12.3348, 45.4404', '12.3347, 45.4395'],
    ['map.spots', 'each on its own paper', `${folder}/overlay.ts`, '[...feet.map(([x, y]) => fill(\'paper\', disc(x, y, 7))), ...feet.map(([x, y]) => fill(\'red\', disc(x, y, 4.5)))]', "feet.flatMap(([x, y]) => [fill('paper', disc(x, y, 7)), fill('red', disc(x, y, 4.5))])"],
    ['map.boards', 'a numeral on the place of another', `${folder}/views.ts`, 'Burano: [26, 20]', 'Burano: [4, 20]'],
    ['map.halves', 'a board over the edge', `${folder}/views.ts`, "'Calle Stretta': [47, -17]", "'Calle Stretta': [447, -17]"],
    ['map.halves', 'all places in both', `${folder}/overlay.ts`, 'side === undefined || ', 'true || '],
    ['map.halves', 'the middle for the east', `${folder}/overlay.ts`, 'left + width / 2', 'left + width / 4'],
    ['map.sunsets', 'an evening of spring', `${folder}/views.ts`, "['Zattere', 237]", "['Zattere', 268]"],
    ['map.sestieri', 'an address that is not there', 'src/content/sestieri.ts', 'castello-la-coda-del-pesce', 'castello'],
  ]),
  ...ofTheBuild([['map.night', 'the water of the plates', 'src/art/scenes/mappa.ts', 'night: deepLagoon, ', '']]),
  ...ofTheSite([
    ['map.said', 'no line', 'ospite/index.html', /<p>Scegli un sestiere[^<]*<\/p>/, '', 'a line over'],
    ['map.said', 'under the map', 'ospite/index.html', ...rule('main nav{display:flex!important;flex-direction:column}main nav p{order:1}'), 'a line over'],
    ['map.numerals', 'articles numbered too', 'ospite/index.html', ...rule('main>div>ol h2::before{content:counter(roman,upper-roman)!important}'), 'a line over'],
    ['map.apart', 'on the rule of the head', 'ospite/index.html', ...rule('main nav{margin-top:-2.5rem!important}'), 'paper between'],
    ['map.halves', 'both to the west', 'blog/venezia-bambini/index.html', /Metà est/g, 'Metà ovest', 'on a phone'],
    ['map.halves', 'one strip', 'blog/sestieri-segreti/index.html', /media="\(min-width: 40em\)"/g, 'media="all"', 'on a phone'],
    ['map.halves', 'a tablet with a half alone', 'blog/venezia-bambini/index.html', /media="\(min-width: 40em\)"/g, 'media="(min-width: 60em)"', 'on a phone'],
    ['map.halves', 'the west twice', 'blog/venezia-tramonto/index.html', /#tramonto-est/g, '#tramonto-ovest', 'on a phone'],
    ['map.list', 'a place a line', 'blog/sestieri-segreti/index.html', ...rule('figure ol{columns:1!important}'), 'under a map'],
    ['map.keyed', 'the list under the sheet', 'blog/navigare-laguna/index.html', ...rule('figure:has(>img+ol){display:block!important}'), 'numerals beside'],
    ['map.blocks', 'names alone', 'ospite/index.html', /clip-path:polygon\([^)]*\)/g, 'clip-path:inset(50%)', 'the block'],
  ]),
]
