import type { Page } from 'playwright/test'

/** For each selector the XPaths of its elements, `/html[1]/body[1]/…`, the one form that every engine can give. */
export const placesOf = (page: Page, selectors: string[]): Promise<string[][]> =>
  page.evaluate((all) => {
    const placeOf = (start: Element) => {
      const steps: string[] = []
      for (let element: Element | null = start; element; element = element.parentElement) {
        const alike = [...(element.parentElement?.children ?? [])].filter(({ nodeName }) => nodeName === element.nodeName)
        steps.unshift(`${element.localName}[${Math.max(alike.indexOf(element), 0) + 1}]`)
      }
      return `/${steps.join('/')}`
    }
    // Alfa reports on the document itself as «/».
    return all.map((selector) => (selector === ':document' ? ['/'] : [...document.querySelectorAll(selector)].map(placeOf)))
  }, selectors)
