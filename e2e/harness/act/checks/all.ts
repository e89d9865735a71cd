import type { Check } from '../check.ts'
import { autocomplete } from './autocomplete.ts'
import { clipping } from './clipping.ts'
import { contrast } from './contrast.ts'
import { documentHead } from './document-head.ts'
import { languages } from './languages.ts'
import { namesCheck } from './names.ts'
import { orientation } from './orientation.ts'

/** Every check of ours that tests an ACT rule. */
export const checks: Check[] = [autocomplete, clipping, contrast, documentHead, languages, namesCheck, orientation]
