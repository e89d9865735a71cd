import type { Page } from 'playwright/test'
import type { Finding } from '../finding.ts'

/** What a check says of a part of a page. */
export interface Fault {
  criterion: string
  /** Name of the rule, as the findings of engines have one. */
  rule: string
  /** A review needs human eyes. */
  kind: 'violation' | 'review'
  message: string
  /** XPath of the element, and how it begins. */
  place: string
  html: string
}

/** What is there for the functions that run in the page. */
export interface InPage {
  told: (element: Element) => Pick<Fault, 'place' | 'html'>
}

/** Runs in the page: gives it a way to tell an element. */
const putTold = (): void => {
  const placeOf = (start: Element): string => {
    const steps: string[] = []
    for (let element: Element | null = start; element; element = element.parentElement) {
      const alike = [...(element.parentElement?.children ?? [])].filter(({ nodeName }) => nodeName === element.nodeName)
      steps.unshift(`${element.localName}[${Math.max(alike.indexOf(element), 0) + 1}]`)
    }
    return `/${steps.join('/')}`
  }
  Object.assign(window, { told: (element: Element) => ({ place: placeOf(element), html: element.outerHTML.slice(0, 200) }) })
}

export const prepare = (page: Page): Promise<void> => page.evaluate(putTold)

export const findingOf = ({ criterion, place, ...fault }: Fault): Finding => ({ ...fault, engine: 'probe', criteria: [criterion], element: place })

/** Of the page, where no part of it can be named. */
export const ofPage = (criterion: string, rule: string, kind: Fault['kind'], message: string, html = '<html>'): Fault => ({ criterion, rule, kind, message, place: '/html[1]', html })
