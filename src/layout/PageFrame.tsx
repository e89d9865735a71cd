import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { BelowText } from '../ui/BelowText'
import { Footer } from './Footer'
import { Header } from './Header'

const content = css({ display: 'block', '&:focus': { outline: 0 } })

/** What surrounds every page. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="contenuto" tabIndex={-1} css={content}>
        {children}
      </main>
      <BelowText />
      <Footer />
    </>
  )
}
