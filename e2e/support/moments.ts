/** While the market is open, before the last day of Carnival. */
export const openMoment = '2027-02-05T11:00:00+01:00'
