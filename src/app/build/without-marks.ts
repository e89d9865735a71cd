const island = /<div data-island="/
const tag = /<(\/?)div\b/g

/** Where an island that starts at a place of the text ends: behind the tag that closes it. */
function endOf(html: string, start: number): number {
  let depth = 0
  tag.lastIndex = start
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return tag.lastIndex
  }
  throw new Error('without marks: expected a </div> for each island')
}

/** Takes out the comments by which React finds its texts again: it looks for them in islands alone. */
export function withoutMarks(html: string): string {
  const start = html.search(island)
  const end = start === -1 ? html.length : endOf(html, start)
  const still = start === -1 ? html : html.slice(0, start)
  return still.replace(/<!--.*?-->/g, '') + html.slice(still.length, end) + (end < html.length ? withoutMarks(html.slice(end)) : '')
}
