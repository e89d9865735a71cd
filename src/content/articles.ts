import type { ComponentType } from 'react'
import type { ArticleMeta, ArticleNotice } from './article.ts'

/** A compiled article; `headings` is its index of contents, each with its place in the source, in hundredths, `notice` is the line under its head, `modified` is the ISO day of its last change. */
export interface ArticleModule {
  default: ComponentType<Record<string, unknown>>
  headings: { id: string; stretches: { text: string; lang?: string }[]; place?: number }[]
  notice?: ArticleNotice
  meta: ArticleMeta
  modified: string
}

// Stryker disable all: Vite reads these arguments as they are written.
const modules = import.meta.glob<ArticleModule>('./articles/*.mdx', { eager: true })
// Stryker restore all

/** The catalogue, newest first. */
export const articles: ArticleMeta[] = Object.values(modules).map(({ meta }) => meta).toSorted((a, b) => b.date.localeCompare(a.date))

export function articleBySlug(slug: string): ArticleMeta {
  const found = articles.find((article) => article.slug === slug)
  if (!found) throw new Error(`no article «${slug}»: expected one of ${articles.map((article) => article.slug).join(', ')}`)
  return found
}

/** For the build, the tests and the development server: no page's script needs it. */
export function articleModule(slug: string): ArticleModule {
  const found = modules[`./articles/${slug}.mdx`]
  if (!found) throw new Error(`no body for the article «${slug}»`)
  return found
}

export const modifiedOn = (slug: string): string => articleModule(slug).modified
