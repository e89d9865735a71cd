import type { Waking } from '../harness/site.ts'

/** The parts that React takes over. */
export const waking: Waking = { selector: '[data-island]', mark: 'data-awake' }
