import { expect, test } from 'vitest'
import { lossBars, meanStars, starsLost, starsToSpare } from './stars.ts'

test.each([
  [5, 4.6, 0.4],
  [10, 4.8, 0.2],
  [20, 4.9, 0.1],
  [50, 4.96, 0.04],
])('stars: one review of three among %d leaves %d, %d less than five', (reviews, mean, lost) => {
  expect(meanStars({ reviews, stars: 3 })).toBe(mean)
  expect(starsLost({ reviews, stars: 3 })).toBe(lost)
})

test.each([
  [10, 2],
  [25, 5],
  [50, 10],
])('stars: %d reviews may miss %d stars and still average 4,8', (reviews, spare) => {
  expect(starsToSpare(reviews)).toBe(spare)
})

test('stars: the bars', () => {
  expect(lossBars(3, [5, 50])).toEqual([
    { label: '5 voti', value: 0.4, text: '0,4' },
    { label: '50 voti', value: 0.04, text: '0,04' },
  ])
})
