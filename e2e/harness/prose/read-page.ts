import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Jsdom {
  JSDOM: new (html: string) => { window: { document: Document } }
}

// The package has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom

/** A prerendered page, as a browser without scripts has it. */
export const readPage = (file: string): Document => new JSDOM(readFileSync(file, 'utf8')).window.document
