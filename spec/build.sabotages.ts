import { ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const build = 'src/app/build'

export const sabotages = ofTheSources([
  ['build.store', 'every plate is drawn anew', `${build}/print-plate.ts`, 'digestOfFiles(...pressSources)', 'digestOfFiles(...pressSources) + performance.now()'],
  ['build.store', 'every text is compressed anew', `${build}/write-compressed.ts`, 'existsSync(before) ?', "before === '' ?"],
  ['build.store', 'what was is kept for ever', `${build}/write-compressed.ts`, '  rmSync(store,', '  if (existsSync(store)) for (const name of readdirSync(store)) writeFileSync(join(next, name), readFileSync(join(store, name)))\n  rmSync(store,'],
  ['build.apart', 'the bundler takes them in', 'src/content/mdx/texts-apart.ts', "!source.endsWith('.mdx')", "!source.endsWith('.md')"],
  ['build.lines', 'as each system has them', '.gitattributes', '* text=auto eol=lf', '* text=auto'],
  ['build.same', 'as long is as good', 'e2e/harness/builds/first-difference.ts', 'left.equals(right)', 'left.length === right.length'],
])
