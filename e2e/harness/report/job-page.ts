import { appendFileSync } from 'node:fs'

/** Adds to the page that a job leaves on GitHub; false, where there is none. */
export function onJobPage(text: string): boolean {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) appendFileSync(file, text)
  return Boolean(file)
}
