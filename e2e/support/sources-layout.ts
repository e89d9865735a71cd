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
