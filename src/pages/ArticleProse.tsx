import { site } from '../config/site.ts'
import type { ArticleModule } from '../content/articles.ts'
import { articleParts } from '../content/parts/article-parts.ts'
import { articleFunctions } from '../tools/article-props.ts'
import { ReaderTool } from '../tools/ReaderTool.tsx'

const parts = { ...articleParts, Tool: ReaderTool }

/** A compiled text with all that its source may use: the parts, its tool, the brand's name, the computed examples. */
export function ArticleProse({ module: { default: Text } }: { module: ArticleModule }) {
  return <Text components={parts} brand={site.name} {...articleFunctions} />
}
