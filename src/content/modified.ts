// Stryker disable all: Vite reads these arguments as they are written.
const days = import.meta.glob<string>('./articles/*.mdx', { eager: true, import: 'modified', query: '?modified' })
// Stryker restore all

/** The ISO day of an article's last change. For the build: no page's script needs it. */
export const modifiedOn = (slug: string): string => {
  const day = days[`./articles/${slug}.mdx`]
  if (!day) throw new Error(`no article «${slug}»`)
  return day
}
