import { readdirSync, readFileSync } from 'node:fs'
import { marked } from 'marked'

const FOLDER = 'content/articles'

export const slugs = () => readdirSync(FOLDER).map((file) => file.slice(0, -3)).sort()

const read = (slug) => {
  const [, head, body] = readFileSync(`${FOLDER}/${slug}.md`, 'utf8').split(/^---\n/m)
  return { body, article: { slug, ...Object.fromEntries(head.trim().split('\n').map((line) => /^(\w+): "(.*)"$/.exec(line).slice(1))) } }
}

/** What a list shows. */
export const summaries = () => slugs().map((slug) => read(slug).article)

export const articleAt = (slug) => {
  const { article, body } = read(slug)
  return { ...article, html: marked.parse(body) }
}
