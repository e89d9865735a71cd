/** What the example's house costs in a year whether guests come or not, in euros: assumptions, for the whole site. */
export const fixedCosts = { utilities: 1_200, upkeep: 1_500, duties: 800 } as const

export const allFixedCosts = fixedCosts.utilities + fixedCosts.upkeep + fixedCosts.duties
