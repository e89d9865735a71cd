import { around, type Finding } from '../harness/prose/finding.ts'
import { langAt, type Passage } from '../harness/prose/passages.ts'

/** What makes a number a decimal one or an amount, and not a year, a line of the vaporetti or an article of a law. */
const unit = '(?:%|€|(?:euro|milioni|miliardi|km|metri|ore|minuti|notti|punti|per cento)(?!\\p{L}))'
const months = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

/** What must not stand in a text, and what should. */
const rules: [RegExp, string][] = [
  [/[ \u00a0\u202f]{2,}/g, 'one space'],
  [/'/g, 'the apostrophe ’'],
  [/["“”]/g, 'the quotation marks « »'],
  [/\.{3,}/g, 'the ellipsis …'],
  [/[ \u00a0\u202f][,.;:!?…](?=\s|$)/g, 'no space before punctuation'],
  [/«[ \u00a0\u202f]|[ \u00a0\u202f]»|\([ \u00a0]|[ \u00a0]\)/g, 'no space inside quotation marks or brackets'],
  [/\p{L}[,;!?](?=\p{L})/gu, 'a space after punctuation'],
  [/ [-–—] | ?— ?/g, 'an en dash behind a non-breaking space'],
  [/\d ?(?<!\u00a0)€|€\s?\d/g, 'the amount, a non-breaking space, €'],
  [/\d %/g, 'a non-breaking space, or none, before %'],
  [/(?<![\d+-]|\d[.\s])\d{1,4}(?:[.,:]\d+)*-\d+(?:[.,:]\d+)*(?![-\d])/g, 'an en dash between two numbers'],
  [/(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})*,\d{2}0(?![\d,])(?!%)/g, 'a point between thousands: 1.250'],
  [new RegExp(`(?<![\\d.,])\\d+\\.\\d{1,2}(?=\\s?${unit})`, 'gu'), 'a decimal comma: 3,5'],
  [/(?<=(?:alle|dalle|le|ore)\s)\d{1,2}\.\d{2}(?!\d)/gu, 'the colon of hours: 17:30'],
  [/(?<![\d.,+]|n\.\s)\d{5,8}(?![\d.,])/g, 'a point between thousands: 25.000'],
  [/(?<!\d)\d{4}(?=\u00a0€)/g, 'a point between thousands: 1.250'],
  [/\d\s?[ap]\.?m\.?(?!\p{L})/giu, 'hours from 0 to 24'],
  [new RegExp(`(?<!\\p{L})${months}(?!\\p{L})`, 'giu'), 'the Italian date: 14 marzo 2025'],
  [/(?<!\d)(?:\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})(?!\d)/g, 'the Italian date: 14 marzo 2025'],
]

/** Signs that Italian typography writes otherwise. */
export const typography = (passage: Passage): Finding[] =>
  rules.flatMap(([pattern, expected]) =>
    [...passage.text.matchAll(pattern)]
      .filter(({ index }) => langAt(passage, index) === 'it')
      .map(({ 0: found, index }) => ({ check: 'typography', place: around(passage.text, index, found.length), found: `«${found}»`, expected })),
  )
