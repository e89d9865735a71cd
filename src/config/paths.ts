import { site } from './site.ts'

/** Every internal link of the site; a text uses the names: `[Scrivici](page:contacts)`. */
export const paths = {
  home: '/',
  blog: '/blog',
  owners: '/proprietario',
  guests: '/ospite',
  lab: `/${site.slug}-lab`,
  contacts: '/contatti',
  article: ({ section, slug }: { section: 'blog' | 'lab'; slug: string }) =>
    `${section === 'lab' ? paths.lab : paths.blog}/${slug}`,
}

export type ScreenName = Exclude<keyof typeof paths, 'article'>

/** The one form of a path: a static host adds a slash to folders, a reader may type one, or escape a letter. */
export function normalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  try {
    return decodeURIComponent(trimmed)
  } catch {
    return trimmed
  }
}
