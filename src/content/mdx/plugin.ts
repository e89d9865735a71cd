import { readdirSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { compile } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { readFrontMatter } from './front-matter.ts'
import { headings } from './headings.ts'
import { links } from './links.ts'
import { tables } from './tables.ts'
import { typeset, typography } from './typography.ts'

export const articleFolder = 'src/content/articles'
export const articleSlugs = (): string[] => readdirSync(articleFolder).map((name) => basename(name, '.mdx')).toSorted()

/** What the catalogue holds of an article; `sky` is for the plate press alone. */
export function articleMeta(file: string, source: string): Record<string, unknown> {
  const { sky: _, ...values } = readFrontMatter(file, source)
  for (const slug of values.related as string[]) {
    if (!articleSlugs().includes(slug)) throw new Error(`${file}: related: expected slugs of articles, found «${slug}»`)
  }
  return { slug: basename(file, '.mdx'), ...values, title: typeset(String(values.title)), teaser: typeset(String(values.teaser)) }
}

/** `x.mdx` is the body and its `headings`; `x.mdx?meta` the front matter alone. */
export function mdx(): Plugin {
  return {
    name: 'bricola:mdx',
    enforce: 'pre',
    async transform(source, id) {
      const [path = '', query] = id.split('?')
      if (!path.endsWith('.mdx')) return null
      const file = relative(process.cwd(), path)
      const meta = articleMeta(file, source)
      if (query === 'meta') return { code: `export const meta = ${JSON.stringify(meta)}`, map: null }
      const compiled = await compile({ value: source, path: file }, {
        jsxImportSource: 'react',
        remarkPlugins: [remarkFrontmatter, remarkGfm, [links, { slugs: articleSlugs() }], typography],
        rehypePlugins: [tables, headings],
      })
      return { code: `${String(compiled)}\nexport const headings = ${JSON.stringify(compiled.data.headings)}`, map: null }
    },
  }
}
