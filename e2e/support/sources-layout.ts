import type { Page } from 'playwright/test'

/** The entries of «Fonti» whose lines stand at more than one distance, or whose ways back are too small, or underlined. */
export const unevenSources = (page: Page): Promise<string[]> =>
  page.locator('[aria-labelledby=fonti] li').evaluateAll((entries) =>
    entries.flatMap((entry) => {
      const { lineHeight, paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(entry)
      const lines = [paddingTop, paddingBottom, borderTopWidth].reduce((left, edge) => left - parseFloat(edge), entry.getBoundingClientRect().height) / parseFloat(lineHeight)
      const isSmall = [...entry.querySelectorAll('[href^="#"]')].map((back) => back.getBoundingClientRect()).some(({ width, height }) => width < 34 || height < 24)
      const isUnderlined = [...entry.querySelectorAll('[href^="#"]')].some((back) => getComputedStyle(back).textDecorationLine !== 'none')
      return isSmall || isUnderlined || Math.abs(lines - Math.round(lines)) > 0.1 ? [entry.textContent] : []
    }),
  )

/** What says under the head of an article that it has changed, where it is not seen right between the head and all that follows. */
export const astrayNotices = (page: Page): Promise<string[]> =>
  page.locator('main p:has(> [href="#aggiornamento"])').evaluateAll((notices) =>
    notices.flatMap((notice) => {
      const { top, bottom, width } = notice.getBoundingClientRect()
      const [head, frame] = ['article > header', ':has(> [aria-labelledby=indice] + div)'].map((part) => document.querySelector(part)!.getBoundingClientRect())
      return notice.checkVisibility() && width > 100 && top >= head!.bottom && bottom <= frame!.top ? [] : [notice.textContent]
    }),
  )
