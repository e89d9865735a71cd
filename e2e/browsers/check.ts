import { checkOf } from '../harness/browsers/check.ts'
import { site } from '../site.ts'

/** A test of this site in the engine that `npm run browsers` names. */
export const check = checkOf(site)
