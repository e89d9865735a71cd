/** «1.250 €», the first of «10 e 20 €», and of «da 10 a 20 €». */
const amount = /\d[\d.]*(?:,\d+)?(?= €| [eo] [\d.,]+ €)|(?<=da )\d[\d.]*(?= a [\d.,]+ €)/g
/** Each once, in the order of their first places. */
export const amountsIn = (words: string): string[] => [...new Set(words.match(amount))]
/** Nights, hours, changes of guest and years are no amounts, nor is the height of a picture or what a bar is labelled with. */
const count = /\b(?:changeovers|hoursOf\w+|passPrice|ridesToPay|easterDate)\(\d+|\b(?:feastDates|yearOf)\([^¤]*?, \d+|\bnights: \d+|\bvalue: \d+(?=, text: ')|^\d+$/g
const handed = /(?<![\w.])\d{3,}(?:\.\d+)?|(?<=\b(?:euro|wholeEuros|cents)\()\d+(?:\.\d+)?/g
const written = (figure: string) => Number(figure).toLocaleString('it-IT', { minimumFractionDigits: figure.includes('.') ? 2 : 0, useGrouping: 'always' })

/** What a text hands to a function or to a picture by hand: a number of three digits or more, whatever is to be printed at once, and the amounts of its strings. */
export const amountsHanded = (code: string): string[] => {
  const strings = code.match(/'[^']*'/g) ?? []
  return [...amountsIn(strings.join(' ')), ...(code.replaceAll('_', '').replaceAll(count, '').replaceAll(/'[^']*'/g, '').match(handed) ?? []).map(written)]
}
