/** What the build checks and prints before a page can exist. */
import { mdx } from '../../src/content/mdx/plugin.ts'

export { paperStyle } from '../../src/app/paper-style.ts'
export { plateFor, skyOf } from '../../src/app/build/print-plate.ts'
export { pressPlate } from '../../src/art/press.ts'
export { site } from '../../src/config/site.ts'
export { placeholders, siteProblems } from '../../src/config/site-schema.ts'
export { citedIn, standing } from '../../src/content/sources/standing.ts'
export { catalogue } from '../../src/content/sources/catalogue.ts'
export { sourceProblems } from '../../src/content/sources/source.ts'
export { readFrontMatter } from '../../src/content/mdx/front-matter.ts'
export { articleMeta, articleModified, mdx } from '../../src/content/mdx/plugin.ts'
export { datedFacts } from '../../src/tools/dated-facts.ts'
export { textsApart } from '../../src/content/mdx/texts-apart.ts'

export async function compileArticle(file: string, source: string): Promise<string> {
  const { transform } = mdx() as { transform: (source: string, id: string) => Promise<{ code: string } | null> }
  return (await transform(source, `${process.cwd()}/${file}`))?.code ?? ''
}
