/** What the build checks and prints before a page can exist. */
import { mdx } from '../../src/content/mdx/plugin'

export { paperStyle } from '../../src/app/paper-style'
export { pressPlate } from '../../src/art/press'
export { site } from '../../src/config/site'
export { placeholders, siteProblems } from '../../src/config/site-schema'
export { citedIn, lastRead, standing } from '../../src/content/sources/standing'
export { catalogue } from '../../src/content/sources/catalogue'
export { sourceProblems } from '../../src/content/sources/source'
export { articleModified } from '../../src/content/mdx/plugin'
export { readFrontMatter } from '../../src/content/mdx/front-matter'
export { articleMeta } from '../../src/content/mdx/plugin'

export async function compileArticle(file: string, source: string): Promise<string> {
  const { transform } = mdx() as { transform: (source: string, id: string) => Promise<{ code: string } | null> }
  return (await transform(source, `${process.cwd()}/${file}`))?.code ?? ''
}
