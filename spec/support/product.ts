import { site } from '../../src/config/site.ts'

const brand: Record<string, string> = site

/** Fills `{Product}` with the brand's name, `{product}` with its slug, `{email}` and the like with their values. */
export const fill = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, word: string) => {
    const field = { Product: 'name', product: 'slug' }[word] ?? word
    const value = brand[field]
    if (value === undefined) throw new Error(`${placeholder}: expected {Product}, {product} or a field of the site`)
    return value
  })
