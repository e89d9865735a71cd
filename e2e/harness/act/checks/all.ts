import type { Check } from '../check.ts'
import { autocomplete } from './autocomplete.ts'
import { clipping } from './clipping.ts'
import { contrast } from './contrast.ts'
import { documentHead } from './document-head.ts'
import { focus } from './focus.ts'
import { languages } from './languages.ts'
import { namesCheck } from './names.ts'
import { orientation } from './orientation.ts'
import { references } from './references.ts'
import { scrollers } from './scrollers.ts'
import { traps } from './traps.ts'

/** Every check of ours that tests an ACT rule. */
export const checks: Check[] = [autocomplete, clipping, contrast, documentHead, focus, languages, namesCheck, orientation, references, scrollers, traps]
