import type { Response } from 'playwright/test'
import { delayOf, LONG_SECONDS } from '../../act/checks/document-head.ts'
import { type Fault, ofPage } from './fault.ts'

/** A header does what an element of the head does. */
export async function ofHeaders(response: Pick<Response, 'headerValue'> | null): Promise<Fault[]> {
  const header = await response?.headerValue('refresh')
  const delay = header ? delayOf(header) ?? 0 : 0
  return delay > 0 && delay <= LONG_SECONDS ? [ofPage('2.2.1', 'refresh', 'violation', `By a header the page refreshes itself after ${delay} s.`, `Refresh: ${header!}`)] : []
}
