/** What a finished page says of itself, for the files that speak of the pages. */
export interface PageSummary {
  path: string
  heading: string
  description: string
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** HTML of React's own writing as plain text: `<` and `>` stand for nothing but tags there. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .trim()

/** Read off the page itself, so that no name is written twice. */
export function summaryOf(path: string, html: string): PageSummary {
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  if (!heading || !description) throw new Error(`${path}: expected a page with a heading of level 1 and a description`)
  return { path, heading: plainText(heading), description: plainText(description) }
}
