import type { Page } from 'playwright/test'
import { scriptOf } from '../../page/scripts.ts'
import type { Fault } from './fault.ts'

const MEDIA = 'Does a script bring sound or film, as once a press loads it, and what it takes to follow it?'

/** What may be the work of a script, and is in no markup: of a page without one alone it is certain that there is none. */
const asks: Record<string, string> = {
  '1.2.1': MEDIA,
  '1.2.2': MEDIA,
  '1.2.3': MEDIA,
  '1.2.4': MEDIA,
  '1.2.5': MEDIA,
  '1.4.2': 'Does a script play a sound by itself: for three seconds at most, or can it be stopped at the beginning of the page?',
  '2.2.1': 'Does a script set a limit of time, and can it be lifted?',
  '2.2.2': 'Does a script move or renew anything by itself, and can it be stopped?',
  '2.3.1': 'Does a script make anything flash?',
  '2.5.4': 'Does a script do anything as the device is moved, be it once that is allowed: can it be done otherwise, and turned off?',
  '3.3.8': 'If a script lets one sign in: can one be let in without remembering, copying or solving anything?',
}

export async function ofScripts(page: Page): Promise<Fault[]> {
  const script = await scriptOf(page)
  return script ? Object.entries(asks).map(([criterion, message]) => ({ criterion, rule: 'script', kind: 'review', message, place: script.place, html: '<script>' })) : []
}
