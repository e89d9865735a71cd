import type { ArticleMeta, ListName } from './article.ts'
import { articles } from './articles.ts'

/** The slugs of a list, by the places that the front matter gives its articles there. */
export function inOrder(list: ListName, from: Pick<ArticleMeta, 'slug' | 'lists'>[] = articles): string[] {
  const places = new Map<number, string>()
  for (const { slug, lists } of from) {
    const place = lists?.[list]
    if (place === undefined) continue
    const other = places.get(place)
    if (other) throw new Error(`src/content/articles/${slug}.mdx: lists.${list}: expected a place of its own, found ${place}, that of ${other}`)
    places.set(place, slug)
  }
  return [...places].toSorted(([one], [other]) => one - other).map(([, slug]) => slug)
}

export const ownerArticles = inOrder('owners')
export const guestArticles = inOrder('guests')
export const labArticles = inOrder('lab')

/** The home page: one featured, one of the Lab, then the others. */
const [featured = '', lab = '', ...others] = inOrder('home')
export const recentArticles = { featured, lab, others }

/** The Lab's own opinion stands in a sentence, outside the list. */
export const labOpinion = articles.find(({ category }) => category === 'Opinione')?.slug ?? ''
