import type { Page } from 'playwright/test'

/** Tries to make markup, a script and a style of a text, and says what became of each. */
export const attempts = (page: Page) =>
  page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    }
    const style = document.createElement('style')
    style.append('h1 { color: rgb(1, 2, 3) }')
    document.head.append(style)
    return {
      markup: attempt(() => (document.createElement('p').innerHTML = '<b>')),
      script: attempt(() => (document.createElement('script').text = 'window.ran = true')),
      style: getComputedStyle(document.querySelector('h1')!).color === 'rgb(1, 2, 3)' ? 'allowed' : 'refused',
    }
  })
