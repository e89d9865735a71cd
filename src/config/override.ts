import type { Site } from './site-schema.ts'

/** The one place that reads the variable: fields for a site that is not the brand's own, with a local collector or another name. */
export function readOverride(text = process.env.SITE_OVERRIDE || '{}'): Partial<Site> {
  try {
    return JSON.parse(text) as Partial<Site>
  } catch {
    throw new Error(`SITE_OVERRIDE: expected JSON of fields of the site, found ${text}`)
  }
}

/** The variable with these fields as well. */
export const overrideWith = (fields: Partial<Site>): string => JSON.stringify({ ...readOverride(), ...fields })
