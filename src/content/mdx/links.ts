import type { Link, Root } from 'mdast'
import { paths } from '../../config/paths.ts'
import { visit } from './visit.ts'

const screenNames = Object.keys(paths).filter((name) => name !== 'article')

/** Stops the build at a link to an article or page that does not exist. */
export function links({ slugs }: { slugs: string[] }) {
  return (tree: Root, file: { path: string }): void => visit<Link>(tree, 'link', ({ url, position }) => {
    const [scheme, target = ''] = url.split(':')
    const known = scheme === 'article' ? slugs : scheme === 'page' ? screenNames : undefined
    const place = `${file.path}:${position?.start.line ?? '?'}`
    if (known && !known.includes(target)) throw new Error(`${place}: ${url}: expected one of ${known.join(', ')}`)
    if (!known && scheme !== 'https') throw new Error(`${place}: ${url}: expected article:…, page:… or https://…`)
  })
}
