import type { Language } from '../harness/prose/check-page.ts'
import { accents } from './accents.ts'
import { foreign } from './foreign.ts'
import { length } from './length.ts'
import { repetition } from './repetition.ts'
import { sentences } from './sentences.ts'
import { spelling } from './spelling.ts'
import { typography } from './typography.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What an Italian editor looks at. */
export const italian: Language<Vocabulary> = { passage: [spelling, accents, foreign, typography, sentences, repetition], page: [length] }
