import {
  ArrowLeft, Baby, Building2, Calculator, CalendarRange, CloudFog, Coffee, Compass, Copy, Fish, KeyRound, Leaf, Percent,
  Sailboat, Scale, Ship, Star, Sunset, Tag, VenetianMask, Waves, Waypoints, X,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const icons = {
  ArrowLeft, Baby, Building2, Calculator, CalendarRange, CloudFog, Coffee, Compass, Copy, Fish, KeyRound, Leaf, Percent,
  Sailboat, Scale, Ship, Star, Sunset, Tag, VenetianMask, Waves, Waypoints, X,
}

export type IconName = keyof typeof icons

const symbol = ([name, icon]: [string, (typeof icons)[IconName]]) => {
  const [, marks] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(icon))) ?? []
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${marks}</symbol>`
}

/** Every icon of the site in one file: pages and scripts carry a name instead of a drawing. */
export const iconSprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(icons).map(symbol).join('')}</svg>`
