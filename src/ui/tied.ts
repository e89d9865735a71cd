const isShort = /^(?:\p{L}{1,3}|quant[aeio]|(?:a|da|de|ne|su)(?:gli|ll[aeo]))$/iu
/** A number, or the letter that stands for one. */
const isNumber = /^(?:\d|\p{Lu}(?![\p{L}’]))/u

/** Letters that fit beside each other at 320 px with the reader's font at 200 %. */
export const room = { heading: 13, caption: 16 }

/**
 * No line ends after a word of one to three letters, «della» and its kin, or «quante», nor before the number of a word. What stays
 * on one line so may have `most` letters: in the reader's own spacing, or at twice the size, a longer one would be broken within a word.
 */
export const tied = (text: string, most: number): string =>
  text.split(' ').reduceRight((rest, word) => {
    const [next = ''] = rest.split(' ')
    const stays = (isShort.test(word) && next !== '' && word.length + 1 + next.length <= most) || (/\p{L}$/u.test(word) && isNumber.test(next))
    return `${word}${stays ? '\u00a0' : ' '}${rest}`
  })
