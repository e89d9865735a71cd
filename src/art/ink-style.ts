import { type Ink, inkNames, inks } from './inks.ts'

// One letter each: the same letter is the custom property, the filling class and, in capitals, the stroking class.
export const inkLetter: Record<Ink, string> = {
  key: 'k',
  paper: 'c',
  tone: 't',
  acqua: 'a',
  red: 'r',
  gold: 'o',
  light: 'f',
}

/** `--k:#…;--c:#…` for one time of day, some of them other than the others'. */
export const inkProperties = (time: 'day' | 'night', own: Partial<Record<Ink, string>> = {}) =>
  inkNames.map((ink) => `--${inkLetter[ink]}:${own[ink] ?? inks[time][ink]}`).join(';')

/** The classes every printed mark relies on: `.k` fills with the key ink, `.K` strokes with it. */
export const inkClasses = inkNames
  .map((ink) => {
    const letter = inkLetter[ink]
    return `.${letter}{fill:var(--${letter})}.${letter.toUpperCase()}{fill:none;stroke:var(--${letter})}`
  })
  .join('')

/** Each rule of an ink's class in a style sheet: fills, strokes, edges, joints. */
export const inkRule = /(?<=[}])\.([kctarofKCTAROF]e?|j)\{[^}]*\}/g
