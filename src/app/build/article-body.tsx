import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadArticle } from '../../content/articles'
import { ArticleBody } from '../../pages/ArticleBody'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** HTML of React's own writing as plain text: `<` and `>` stand for nothing but tags there. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim()

const drawing = /<svg\b[\s\S]*?<\/svg>/g
const tag = /<([a-z][a-z0-9]*)([^>]*)>/g
/** What a text keeps of its attributes outside the site. */
const kept = /^(?:href|lang|datetime|scope|colspan|rowspan)$/i
const blockEnd = /<\/(?:p|li|t[hd]|h\d|figcaption|caption|dt|dd|div|section)>/g

/** An article's text without its drawings, whose numbers stand in the text too. */
export async function articleBody(slug: string): Promise<string> {
  const module = await loadArticle(slug)
  const cache = createCache({ key: 'c' })
  // Emotion then writes no <style> beside the elements.
  cache.compat = true
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ArticleBody module={module} apart />
    </CacheProvider>,
  )
  return html.replace(drawing, '')
}

/** HTML that stands by itself: no classes, every link absolute. */
export const portable = (html: string, url: string): string =>
  html.replace(tag, (_, name: string, attributes: string) => {
    const own = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)]
      .filter(([, attribute = '']) => kept.test(attribute))
      .map(([, attribute, value = '']) => ` ${attribute}="${attribute === 'href' ? new URL(value, url).href : value}"`)
    return `<${name}${own.join('')}>`
  })

/** Words or numbers, as a reader would count them. */
export const wordCount = (html: string): number =>
  plainText(html.replace(blockEnd, ' '))
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
