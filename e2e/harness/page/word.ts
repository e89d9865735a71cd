/** A word, or what is written in a field: where it is, in which colour, how large. */
export interface Word {
  text: string
  x: number
  y: number
  width: number
  height: number
  color: string
  /** The same as red, green, blue and opacity, 0 to 255 each. */
  ink: [red: number, green: number, blue: number, alpha: number]
  /** Of all that it stands in. */
  opacity: number
  isLarge: boolean
  /** Drawn with others in a picture, where a stroke of its own may keep what is around it away; or written in a field, which may have a sign of its own beside it. */
  isDrawn: boolean
  /** No word of a language: without a letter or a figure, or one sign alone that has another name; or a word whose colour may be that of its first line. */
  isSign: boolean
  /** Told to nobody who listens, as what adorns. */
  isHidden: boolean
  /** Behind a modal dialog, or made inert: nobody is to read it now. */
  isInert: boolean
  /** A node of text in an element of HTML: not drawn, nor written in a field. */
  isText: boolean
  /** Written in a field: its box is that of the field. */
  isField: boolean
  /** Filled, filtered, blended, masked or covered in a way that its style does not tell. */
  isVeiled: boolean
  /** Too small to be measured, or scrolled away. */
  isMissed: boolean
  /** XPath of the element that it stands in; of the host, in a shadow tree. */
  place: string
}

/** One letter or two, whose stems may fall between pixels and show their colour in none: the words beside them tell it. */
export const isShort = ({ text }: Pick<Word, 'text'>): boolean => [...text].length <= 2

/** The words beside each: of one element, one colour and one opacity, itself among them. */
export function companyOf<Told extends Pick<Word, 'place' | 'color' | 'opacity'>>(words: Told[]): (word: Told) => Told[] {
  const nameOf = ({ place, color, opacity }: Told) => `${place} ${color} ${opacity}`
  const companies = Map.groupBy(words, nameOf)
  return (word) => companies.get(nameOf(word))!
}
