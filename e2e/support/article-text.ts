import type { Page } from 'playwright/test'

/** How much of the plate at the head of an article is seen: of its width, or of its height. */
export const plateSeen = (page: Page): Promise<number> =>
  page.locator('article > header > img').evaluate((image: HTMLImageElement) => {
    const shape = image.clientWidth / image.clientHeight / (Number(image.getAttribute('width')) / Number(image.getAttribute('height')))
    return Math.min(shape, 1 / shape)
  })

/** Strong words that have a colour of their own, or no weight. */
export const wrongStrong = (page: Page): Promise<string[]> =>
  page.locator('main strong').evaluateAll((words) =>
    words.flatMap((strong) => {
      const [own, around] = [strong, strong.parentElement!].map((element) => getComputedStyle(element))
      return own!.color === around!.color && Number(own!.fontWeight) >= Number(around!.fontWeight) + 150 ? [] : [strong.textContent]
    }),
  )

export const listsOf = (page: Page) => page.locator('[aria-labelledby=indice] + div :is(ul, ol):has(> li + li):not(figure *)')
/** Those that do not mark each item in a gutter of its own, do not count from one, or run two items together. */
export const unmarkedLists = (page: Page) =>
  listsOf(page).evaluateAll((lists) =>
    lists
      .filter((list) => {
        const items = [...list.children]
        const isMarked = items.every((item) => {
          const [mark, { listStyleType }] = [getComputedStyle(item, '::before').content, getComputedStyle(item)]
          return list.localName === 'ul' ? mark.startsWith('"–"') : mark.startsWith('counter(') || listStyleType === 'decimal'
        })
        const countsFromOne = /^none$| 0$/.test(getComputedStyle(list).counterReset) && ((list as HTMLOListElement).start ?? 1) === 1
        const gutter = Math.min(...items.map((item) => parseFloat(getComputedStyle(item).paddingLeft))) + parseFloat(getComputedStyle(list).paddingLeft)
        const words = items.map((item) => {
          const [{ left, top, bottom }, { paddingTop, paddingBottom }] = [item.getBoundingClientRect(), getComputedStyle(item)]
          return { left, top: top + parseFloat(paddingTop), bottom: bottom - parseFloat(paddingBottom) }
        })
        const areTogether = words.slice(1).some(({ top, left }, place) => top < words[place]!.bottom + 4 && left === words[place]!.left)
        return !isMarked || !countsFromOne || gutter < 16 || areTogether
      })
      .map(({ textContent }) => textContent.slice(0, 80)),
  )

/** Headings that lie under the header once they were brought to the top, as a link of the index brings them. */
export const hiddenHeadings = (page: Page): Promise<string[]> =>
  page.locator('nav[aria-labelledby=indice] a[href^="#"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
      heading?.scrollIntoView({ behavior: 'instant' })
      const isSeen = heading && heading.getBoundingClientRect().top >= document.querySelector('header')!.getBoundingClientRect().bottom
      return isSeen ? [] : [link.textContent]
    }),
  )
