import { expect, test } from 'vitest'
import { cleaningShare, evenRoomPrice, hotelTotal, houseTotal, lodging } from './lodging.ts'

test('lodging: three nights in the house cost 710 €, in a room 540 €, in two 1.080 €', () => {
  expect([houseTotal(), hotelTotal({ rooms: 1 }), hotelTotal({ rooms: 2 })]).toEqual([710, 540, 1080])
})

test('lodging: with the average room of 2025 the house costs less for two as well', () => {
  expect(hotelTotal({ rooms: 1, price: lodging.averageRoom })).toBeCloseTo(794.34, 6)
})

test('lodging: at the even price neither is cheaper', () => {
  for (const rooms of [1, 2]) expect(hotelTotal({ rooms, price: evenRoomPrice(rooms) })).toBeCloseTo(houseTotal(), 6)
  expect([evenRoomPrice(1), evenRoomPrice(2)].map(Math.round)).toEqual([237, 118])
})

test('lodging: the cleaning is a ninth of three nights, over a quarter of one', () => {
  expect([cleaningShare(3), cleaningShare(1)].map((share) => Number(share.toFixed(1)))).toEqual([11.3, 27.6])
})
