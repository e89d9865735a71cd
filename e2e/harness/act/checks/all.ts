import type { Check } from '../check.ts'
import { autocomplete } from './autocomplete.ts'
import { clipping } from './clipping.ts'
import { contrast } from './contrast.ts'
import { descriptions } from './descriptions.ts'
import { documentHead } from './document-head.ts'
import { errors } from './errors.ts'
import { focus } from './focus.ts'
import { languages } from './languages.ts'
import { namesCheck } from './names.ts'
import { orientation } from './orientation.ts'
import { questions } from './questions.ts'
import { references } from './references.ts'
import { scrollers } from './scrollers.ts'
import { traps } from './traps.ts'

/** Every check of ours that tests an ACT rule. */
export const checks: Check[] = [autocomplete, clipping, contrast, descriptions, documentHead, errors, focus, languages, namesCheck, orientation, questions, references, scrollers, traps]
