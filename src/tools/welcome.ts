import { changeovers } from './changeover.ts'

/** What a welcome costs for each stay, in euros: assumptions of the article. */
export const welcome = { gift: 8, supplies: 3, pages: 1 } as const

export const welcomeCost = () => welcome.gift + welcome.supplies + welcome.pages

/** In a year with so many nights sold. */
export const yearOf = (costOfStay: number, nights: number) => costOfStay * changeovers(nights)

/** What a lower price gives away in a year. */
export const yearlyDiscount = ({ discount, nights }: { discount: number; nights: number }) => discount * nights
