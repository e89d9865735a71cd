import { site } from './site'

/** Every internal link of the site. */
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

/** The one form of a path: a static host adds a slash to folders, a reader may type one, or escape a letter. */
export function normalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  try {
    return decodeURIComponent(trimmed)
  } catch {
    return trimmed
  }
}
