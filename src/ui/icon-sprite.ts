import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type IconName, iconNames } from './icon-names.ts'

/** A name that lucide does not have is an error of the types. */
const drawings: Record<IconName, lucide.LucideIcon> = lucide

const symbol = (name: IconName) => {
  const [, marks] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(drawings[name]))) ?? []
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${marks}</symbol>`
}

/** Every icon of the site in one file: pages and scripts carry a name instead of a drawing. */
export const iconSprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}</svg>`
