import { ofTheBuild, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheBuild([
    ['worked-examples.awake', 'it wakes on other figures', 'src/tools/price.ts', 'basePrice: 150, season', 'basePrice: 160, season', '/blog/prezzo-affitti-brevi in use'],
  ]),
  ...ofTheSources([
    ['worked-examples.typed', 'a result written by hand', 'src/content/articles/conto-economico-locazione-breve.mdx', "{props.euro(props.stayPrice)}", '375 €'],
    ['worked-examples.typed', 'a result written by hand between braces', 'src/content/articles/conto-economico-locazione-breve.mdx', '{props.euro(props.stayPrice)}', '{props.euro(375)}'],
    ['worked-examples.typed', 'a bar drawn by hand', 'src/content/articles/hotel-o-appartamento.mdx', 'Milano: 151', 'Milano: 152'],
    ['worked-examples.typed', 'two prices changed over', 'src/content/articles/prezzo-affitti-brevi.mdx', '150 € al 70% di occupazione rendono più di 80 € al 90%', '80 € al 70% di occupazione rendono più di 150 € al 90%'],
    ['worked-examples.computed', 'a changeover of 80 €', 'src/tools/changeover.ts', 'usual: 70', 'usual: 80'],
    ['worked-examples.functions', 'a sum between braces', 'src/content/articles/ota-costo-investimento.mdx', '{props.euro(props.stayPrice)}', '{props.euro(3 * 125)}'],
    ['worked-examples.feasts', 'a feast a week late', 'src/content/articles/tradizioni-veneziane.mdx', "il martedì grasso è il {props.feastDates('carnevale', 2027)}", 'il martedì grasso è il 16 febbraio'],
    ['worked-examples.feasts', 'a typed day of Carnival, one too late', 'src/content/articles/prezzo-affitti-brevi.mdx', 'Il 4 marzo 2025 era', 'Il 5 marzo 2025 era'],
    ['worked-examples.feasts', 'the Salute on another day', 'src/content/articles/tradizioni-veneziane.mdx', 'sempre il 21 novembre', 'sempre il 20 novembre'],
    ['worked-examples.tool', 'the tool opens on another price', 'src/tools/price.ts', "basePrice: 150, season", "basePrice: 160, season"],
  ]),
]
