import type { Page } from 'playwright/test'

/** Points at each tool of the page and lets what it needs arrive. */
export async function wakeTools(page: Page, settled: () => Promise<void>): Promise<void> {
  for (const tool of await page.locator('main :is(output, input, select), [data-island^="tool"]').all()) {
    if (!(await tool.isVisible())) continue
    await tool.scrollIntoViewIfNeeded()
    await tool.hover({ force: true })
    await settled()
  }
}

/** On paper: what should not stand there or is not black on white, passages of an article that are lost, and sources without their addresses; a sign keeps its own ink. */
export const paperFaults = (page: Page, hasSign: boolean) =>
  page.evaluate((isSign) => {
    const gone = [...document.querySelectorAll('#menu, nav, footer:has(address), main button, main form[action], main a[download]')].filter((element) => element.checkVisibility())
    const grey = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, th, td, caption, figcaption)')].filter((element) => !isSign && element.checkVisibility() && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
    const toned = getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)' ? [] : [document.body]
    const heading = document.querySelector('h1')?.checkVisibility() ? [] : ['no heading']
    const lost = [...document.querySelectorAll('article:has(h1) :is(h2, h3, p, li, th, td), article > header p > span')].filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('nav, [data-island], [hidden]'))
    const mute = [...document.querySelectorAll('[aria-labelledby=fonti] li > a[href^=http]')].filter((source) => /^(?:none|normal|"")$/.test(getComputedStyle(source, '::after').content))
    const missing = lost.length > 0 ? [`no sign of «${lost[0]!.textContent.slice(0, 60)}», and of ${lost.length - 1} more passages`] : []
    return {
      astray: [...gone, ...grey, ...toned].map((element) => `<${element.localName}> ${element.textContent.slice(0, 60)}`),
      missing: [...heading, ...missing],
      mute: mute.map((source) => `no address after «${source.textContent}»`),
    }
  }, hasSign)

/** Pictures of the page that do not come, are without their size, or have one of another shape. */
export const unsizedPictures = (page: Page) =>
  page.locator('img').evaluateAll(async (all) => {
    const pictures = all as HTMLImageElement[]
    // One below the window comes as it is neared.
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures
      .filter((picture) => {
        const [width = 0, height = 0] = ['width', 'height'].map((name) => (/^\d+$/.test(picture.getAttribute(name) ?? '') ? Number(picture.getAttribute(name)) : 0))
        const { naturalWidth, naturalHeight, src } = picture
        // A piece of a sheet has a shape of its own.
        return !width || !height || naturalWidth === 0 || (!src.includes('#') && Math.abs(width / height - naturalWidth / naturalHeight) > 0.01)
      })
      .map(({ outerHTML }) => outerHTML)
  })
