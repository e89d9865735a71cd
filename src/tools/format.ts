const NBSP = '\u00A0'
const MINUS = '\u2212'

/** What the site prints is a number or nothing: a wrong example stops the build instead of showing NaN. */
function italian(value: number, minimum: number, maximum: number) {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number that can be printed: ${value}`)
  const digits = new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    useGrouping: 'always', // Italian leaves 1250 ungrouped by default
    signDisplay: 'negative', // no «-0»
  })
  return digits.format(value).replace('-', MINUS)
}

const isWhole = (value: number) => Number.isInteger(Math.round(value * 100) / 100)

/** 25.000 € or 9,50 €: cents are two or none. */
export function euro(value: number) {
  return `${isWhole(value) ? italian(value, 0, 0) : italian(value, 2, 2)}${NBSP}€`
}

/** 78,00 € from 78: down a column each amount has its cents, so that the commas stand below each other. */
export const cents = (value: number) => `${hundredths(value)}${NBSP}€`

/** 5.583 € from 5582.5: a sum that rests on assumptions has no cents. */
export const wholeEuros = (value: number) => euro(Math.round(value))

/** 7,5% from 7.5. */
export function percent(value: number) {
  return `${italian(value, 0, 3)}%`
}

/** 4,9% from 4.875: what rests on assumptions is not printed more finely than it is known. A half that arithmetic cut short counts as a half. */
export function about(value: number) {
  return `${italian(Number(value.toFixed(9)), 0, 1)}%`
}

/** Italian says «l’8%», «l’11%», «l’80%» and «lo 0%», and so «dell’8%»: a share as `about` has it, under its article or under «di» and its article. */
export function withArticle(value: number, [before, zero, vowel]: readonly [string, string, string] = ['il', 'lo', 'l’']) {
  const share = about(value)
  if (share.startsWith('0')) return `${zero} ${share}`
  return /^(?:1|11|8\d?)(?!\d)/.test(share) ? vowel + share : `${before} ${share}`
}

/** Of `withArticle`: «del 5%», «dello 0%», «dell’8%». */
export const OF = ['del', 'dello', 'dell’'] as const

/** 6,0% from 6: down a column each figure has its tenth, so that the commas stand below each other. */
export function tenths(value: number) {
  return `${italian(Number(value.toFixed(9)), 1, 1)}%`
}

/** 4,60 from 4.6: down a column, as tenths. */
export function hundredths(value: number) {
  return italian(value, 2, 2)
}

export function number(value: number) {
  return italian(value, 0, 3)
}

const plain = /^[-\u2212]?\d+(,\d+)?$/
const grouped = /^[-\u2212]?\d{1,3}(\.\d{3})+(,\d+)?$/
/** A keypad may have a point alone; a group has three digits, so that one or two after it are no group. */
const pointed = /^[-\u2212]?\d+\.\d{1,2}$/

/** Reads an amount as an Italian types it: «200.000», «200000», «7,5», «7.5», «€ 1.250,50», «21%». */
export function parseAmount(text: string): number | undefined {
  const amount = text.trim().replace(/^€\s*|\s*[€%]$/g, '')
  const isPointed = pointed.test(amount)
  if (!isPointed && !plain.test(amount) && !grouped.test(amount)) return undefined
  const value = Number((isPointed ? amount : amount.replaceAll('.', '').replace(',', '.')).replace(MINUS, '-'))
  return Number.isFinite(value) ? value : undefined
}
