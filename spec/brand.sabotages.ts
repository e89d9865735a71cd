import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rules = 'src/config/site-schema.ts'
const schema = 'src/config/schema.ts'

export const sabotages = ofTheSources([
  ['brand.valid', 'a phone without prefix', 'src/config/site.ts', "phone: '+39 ", "phone: '"],
  ['brand.refused', 'any slug will do', rules, '/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)', 'value.length > 0'],
  ['brand.refused', 'an apostrophe that is none', rules, '(value) => !value.includes("\'")', '() => true'],
  ['brand.refused', 'a trailing slash accepted', rules, " && !value.endsWith('/')", ''],
  ['brand.fields', 'unknown fields pass', schema, 'v.strictObject(entries', 'v.looseObject(entries'],
  ['brand.local', 'loopback refused', rules, "url.hostname === '127.0.0.1'", 'false'],
  ['brand.local', 'plain http anywhere', rules, " && url.hostname === '127.0.0.1'", ''],
  ['brand.placeholders', 'a reserved phone passes', rules, '|\\b000 0000\\b', ''],
  ['brand.literal', 'the name in a component', 'src/layout/Footer.tsx', '© 2025 {site.name}', '© 2025 {Product}'],
  ['brand.literal', 'the name in an article', 'src/content/articles/navigare-laguna.mdx', '## Strade che nessuno vede', '## Strade che {Product} conosce'],
  ['brand.literal', 'the name in a tool', 'src/tools/NextStep.tsx', 'Cerchi casa? Scrivici', 'Cerchi casa? Scrivi a {Product}'],
  ['brand.other', 'a name that stands in a text', 'spec/support/other-brand.ts', "const free = names.find((name) => !texts", "const free = ['laguna', ...names].find((name) => name === 'laguna' || !texts"],
  ['brand.renamed', 'the name in a component', 'src/layout/Footer.tsx', '© 2025 {site.name}', '© 2025 {Product}'],
  ['brand.renamed', 'the name in the text of a page', 'src/pages/LabPage.tsx', 'Conti e analisi per chi', 'Conti e analisi di {Product} per chi'],
])
