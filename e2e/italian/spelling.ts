import { missingAccent } from './accents.ts'
import type { Finding } from '../harness/prose/finding.ts'
import type { Passage } from '../harness/prose/passages.ts'
import { isSpelled, type Vocabulary } from './vocabulary.ts'
import { italianWords, wrongWords } from './words.ts'

/** Words that Italian does not have. English ones and missing accents have checks of their own. */
export const spelling = (passage: Passage, vocabulary: Vocabulary): Finding[] =>
  italianWords(passage)
    .filter(({ text }) => !vocabulary.english.has(text.toLowerCase()) && !isSpelled(text, vocabulary) && !missingAccent(text, vocabulary))
    .map((word) => wrongWords('spelling', passage, word, 'an Italian word, a mark of its language, or an entry of e2e/italian/words.txt'))
