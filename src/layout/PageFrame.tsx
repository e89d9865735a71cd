import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { BelowText } from '../ui/BelowText.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const content = css({ display: 'block', '&:focus': { outline: 0 } })

interface PageFrameProps {
  children: ReactNode
  /** The last words of the page, above the waterline. */
  colophon?: ReactNode
}

/** What surrounds every page. */
export function PageFrame({ children, colophon }: PageFrameProps) {
  return (
    <>
      <Header />
      <main id="contenuto" tabIndex={-1} css={content}>
        {children}
        <BelowText />
        {colophon}
      </main>
      <Footer />
    </>
  )
}
