const NBSP = '\u00A0'
const MINUS = '\u2212'

/** What the site prints is a number or nothing: a wrong example stops the build instead of showing NaN. */
function italian(value: number, minimum: number, maximum: number) {
  if (!Number.isFinite(value)) throw new RangeError(`not a number: ${value}`)
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

const plainOrGrouped = /^[-\u2212]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/

/** Reads an amount as an Italian types it: «200.000», «200000», «7,5», «€ 1.250,50», «21%»; and «7.5», for a keypad may have a point alone, and no group of a sum has one sign or two. */
export function parseAmount(text: string): number | undefined {
  const amount = text.trim().replace(/^€\s*|\s*[€%]$/g, '').replace(/\.(?=\d\d?$)/, ',')
  if (!plainOrGrouped.test(amount)) return undefined
  const value = Number(amount.replaceAll('.', '').replace(',', '.').replace(MINUS, '-'))
  return Number.isFinite(value) ? value : undefined
}
