import { createRequire } from 'node:module'

interface Jsdom {
  JSDOM: {
    new (text: string, options?: { contentType: string }): { window: { document: Document } }
    fragment: (text: string) => DocumentFragment
  }
}

// The package has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom

/** A page without what jsdom takes long over: the rules of its look. */
export const readHtml = (text: string): Document => new JSDOM(text.replace(/<style\b[^>]*>[^]*?<\/style>/g, '')).window.document

/** Markup that is no whole page: a title with words in another language, a paragraph. */
export const readFragment = (text: string): DocumentFragment => JSDOM.fragment(text)

/** Throws where the text is not well-formed, and says where. */
export const readXml = (text: string): Document => new JSDOM(text, { contentType: 'application/xml' }).window.document
