import { existsSync, readdirSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { readFrontMatter } from './front-matter.ts'
import type { ArticleMeta } from '../article.ts'
import { invitations, toolId } from '../tool-names.ts'
import { lastRead, sourcesOf } from '../sources/standing.ts'
import { citations } from './citations.ts'
import { headings, slugify } from './headings.ts'
import { links } from './links.ts'
import { tables } from './tables.ts'
import { pullQuotes } from './pull-quotes.ts'
import { toolMark } from './tool-mark.ts'
import { typeset, typography } from './typography.ts'

export const articleFolder = 'src/content/articles'
const articleSlugs = (): string[] => readdirSync(articleFolder).map((name) => basename(name, '.mdx')).toSorted()

/** What the catalogue holds of an article; `sky` is for the plate press alone. */
export function articleMeta(file: string, source: string): ArticleMeta {
  const { sky: _, updated: __, call, ...values } = readFrontMatter(file, source)
  if (call && values.tool) throw new Error(`${file}: call: expected none, since the head leads to the tool «${values.tool}», found «${call.text}»`)
  for (const slug of values.related) {
    if (!existsSync(`${articleFolder}/${slug}.mdx`)) throw new Error(`${file}: related: expected slugs of articles, found «${slug}»`)
  }
  const lead = values.tool ? { to: toolId, text: invitations[values.tool].call } : call && { to: slugify(call.heading), text: typeset(call.text) }
  return { slug: basename(file, '.mdx'), ...values, title: typeset(values.title), teaser: typeset(values.teaser), ...(lead && { call: lead }) }
}

/** The day of the last change: of the text, or of what its sources were found to say. */
export function articleModified(file: string, source: string): string {
  const { date, updated } = readFrontMatter(file, source)
  const days = [date, updated?.date, lastRead(sourcesOf(source))]
  return days.filter((day) => day !== undefined).toSorted().at(-1) ?? ''
}

/** What stands beside the body: its metadata, the line under its head, the day of its last change. */
function aboutBody(file: string, source: string, meta: ArticleMeta): string {
  const { updated } = readFrontMatter(file, source)
  const notice = updated && { ...updated, text: typeset(updated.text) }
  return [
    `export const meta = ${JSON.stringify(meta)}`,
    `export const modified = ${JSON.stringify(articleModified(file, source))}`,
    `export const notice = ${JSON.stringify(notice)}`,
  ].join('\n')
}

/** An article as one module, for each one more takes memory of the bundler: its body, and what `ArticleModule` names. */
export async function articleCode(file: string, source: string): Promise<string> {
  const meta = articleMeta(file, source)
  const compiled = await compile({ value: source, path: file }, {
    jsxImportSource: 'react',
    remarkPlugins: [remarkFrontmatter, remarkGfm, [links, { slugs: articleSlugs() }], typography],
    rehypePlugins: [[toolMark, meta], tables, [headings, meta], citations, pullQuotes],
  })
  const ids = (compiled.data.headings as { id: string }[]).map(({ id }) => id)
  if (meta.call && !ids.includes(meta.call.to)) throw new Error(`${file}: call.heading: expected one of ${ids.join(', ')}, found ${meta.call.to}`)
  const index = `export const headings = ${JSON.stringify(compiled.data.headings)}`
  return [String(compiled), index, aboutBody(file, source, meta)].join('\n')
}

export function mdx(): Plugin {
  return {
    name: 'bricola:mdx',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null
      return { code: await articleCode(relative(process.cwd(), id), source), map: null }
    },
  }
}
