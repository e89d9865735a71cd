import type { Page } from 'playwright/test'
import { unsaidErrors } from '../../audit/measures/errors.ts'
import { type Check, review } from '../check.ts'

/** What a message says of a field that is wrong, and of which field one speaks that names none, a person knows. */
async function check(page: Page) {
  return (await unsaidErrors(page)).map((one) => review('36b590')(`${one}: does anything on the page say what is wrong with it?`))
}

export const errors: Check = { name: 'error messages', rules: ['36b590'], asks: ['36b590'], check }
