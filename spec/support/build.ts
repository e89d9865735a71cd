/** What the build checks and prints before a page can exist. */
import { mdx } from '../../src/content/mdx/plugin'

export { pressPlate } from '../../src/art/press'
export { site } from '../../src/config/site'
export { placeholders, siteProblems } from '../../src/config/site-rules'
export { readFrontMatter } from '../../src/content/mdx/front-matter'
export { articleMeta } from '../../src/content/mdx/plugin'

export async function compileArticle(file: string, source: string): Promise<string> {
  const { transform } = mdx() as { transform: (source: string, id: string) => Promise<{ code: string } | null> }
  return (await transform(source, `${process.cwd()}/${file}`))?.code ?? ''
}
