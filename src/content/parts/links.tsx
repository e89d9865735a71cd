import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { paths, type ScreenName } from '../../config/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { articleBySlug } from '../articles.ts'

/** `article:slug` and `page:name` as the text writes them, or an external address. */
function resolve(href: string): string {
  const [scheme, target = ''] = href.split(':')
  if (scheme === 'article') return paths.article(articleBySlug(target))
  if (scheme === 'page') return paths[target as ScreenName]
  return href
}

export const TextLink = ({ href = '', children }: { href?: string; children?: ReactNode }) => <a href={resolve(href)}>{children}</a>

const row = css({ display: 'flex' })

export const CallToAction = ({ to, children }: { to: ScreenName; children: ReactNode }) => (
  <div css={row}>
    <LinkButton to={paths[to]} tone="ink">
      {children}
    </LinkButton>
  </div>
)
