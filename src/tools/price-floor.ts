import { changeoverCost, stayLength } from './changeover.ts'
import { feeRate, type VatOn } from './commissions.ts'
import { fixedCosts } from './fixed-costs.ts'

export interface FloorInput {
  /** Of the stay. */
  nights: number
  changeoverCost: number
  /** Electricity, water, gas of a night with guests. */
  utilities: number
  /** Of the price, percent: platform, management, their VAT and the flat tax. */
  deducted: number
}

/** Platform 15%, management 5%, both with VAT unless told otherwise, and a flat tax of 21%; in tenths, as a reader types it. */
export const deducted = (vat: VatOn = 'all', tax = 21, platformRate = 15) =>
  Math.round((feeRate({ platformRate, managementRate: 5 }, vat) + tax) * 10) / 10

/** The nights among which the article divides a year's bills. */
const NIGHTS_WITH_GUESTS = 150

export const floorDefaults: FloorInput = {
  nights: stayLength.average,
  changeoverCost: changeoverCost.usual,
  utilities: fixedCosts.utilities / NIGHTS_WITH_GUESTS,
  deducted: deducted(),
}

/** The night's part of a changeover, and its utilities. */
export const costOfNight = ({ nights, changeoverCost, utilities }: FloorInput) => changeoverCost / nights + utilities

/** Below this price a sold night costs more than an empty one. */
export const priceFloor = (input: FloorInput) => costOfNight(input) / (1 - input.deducted / 100)

/** The floor in whole euros: the lowest price that loses nothing. What arithmetic adds to a whole number is no euro more. */
export const lowestPrice = (input: FloorInput) => Math.ceil(Number(priceFloor(input).toFixed(9)))

/** What a night at this price leaves, or costs. */
export const leftOfNight = ({ price, ...input }: FloorInput & { price: number }) =>
  price * (1 - input.deducted / 100) - costOfNight(input)
