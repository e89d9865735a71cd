import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const build = 'src/app/build'

export const sabotages = ofTheSources([
  ['build.store', 'every plate is drawn anew', `${build}/print-plate.ts`, 'digestOfFiles(...pressSources)', 'digestOfFiles(...pressSources) + performance.now()'],
  ['build.apart', 'the bundler takes them in', 'src/content/mdx/texts-apart.ts', "!source.endsWith('.mdx')", "!source.endsWith('.md')"],
  ['build.lines', 'as each system has them', '.gitattributes', '* text=auto eol=lf', '* text=auto'],
  ['build.same', 'as long is as good', 'e2e/harness/builds/first-difference.ts', 'left.equals(right)', 'left.length === right.length'],
])
