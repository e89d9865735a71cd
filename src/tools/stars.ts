import { number } from './format.ts'

const TOP = 5
/** Where the platform puts its mark of merit, above an average of so much. */
const MARK = 4.8

/** The average of a house whose other guests all gave five stars. */
export const meanStars = ({ reviews, stars }: { reviews: number; stars: number }) => ((reviews - 1) * TOP + stars) / reviews

/** What that one review takes from the average. */
export const starsLost = ({ reviews, stars }: { reviews: number; stars: number }) => (TOP - stars) / reviews

/** Stars that may be missing in all before the average falls below the mark. */
export const starsToSpare = (reviews: number) => Math.round(reviews * (TOP - MARK))

/** What one review takes from the average, as the bars take it. */
export const lossBars = (stars: number, counts: readonly number[]) =>
  counts.map((reviews) => {
    const value = starsLost({ reviews, stars })
    return { label: `${reviews} voti`, value, text: number(value) }
  })
