import { site } from '../config/site'
import type { ArticleModule } from '../content/articles'
import { articleParts } from '../content/parts/article-parts'
import { articleFunctions } from '../tools/article-props'
import { ReaderTool } from '../tools/ReaderTool'

const onPage = { ...articleParts, Tool: ReaderTool }
const alone = { ...articleParts, Tool: () => null }

interface ArticleBodyProps {
  module: ArticleModule
  /** The words stand by themselves, as in the feed: without the tool, which needs its page. */
  apart?: boolean
}

/** A compiled text with all that its source may use: the parts, its tool, the brand's name, the computed examples. */
export function ArticleBody({ module: { default: Text }, apart = false }: ArticleBodyProps) {
  return <Text components={apart ? alone : onPage} brand={site.name} {...articleFunctions} />
}
