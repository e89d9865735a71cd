import { alsoThat, fields, problems, textThat, type ValueOf } from './schema.ts'

const words = textThat('some text', (value) => value.trim() === value && value !== '')

/** Names stand in the pages' sentences, and are set as these are. */
const name = alsoThat(words, 'the apostrophe ’, as in the texts', (value) => !value.includes("'"))

const ADDRESS = 'an absolute https address (http only on loopback)'
const isAddress = (value: string) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
}
const address = textThat(ADDRESS, isAddress)

/** The brand's fields. */
const schema = fields('the site', {
  /** As readers see it. */
  name,
  /** For addresses: the Lab lives at `/{slug}-lab`. */
  slug: textThat('lower-case letters, digits and single hyphens', (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)),
  /** Public address of the site. */
  url: textThat(`${ADDRESS}, without a trailing slash`, (value) => isAddress(value) && !value.endsWith('/')),
  email: textThat('an e-mail address', (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)),
  /** As it is shown; the `tel:` link keeps its digits only. */
  phone: textThat('an international number, «+39 …»', (value) => /^\+\d[\d ]{7,}$/.test(value)),
  /** The company's booking site: the footer's «Home». */
  bookingUrl: address,
  privacyUrl: address,
  /** External form-collection service that takes a plain form POST. */
  formEndpoint: address,
  legalName: name,
  registeredOffice: name,
  /** Partita IVA. */
  vatNumber: textThat('eleven digits', (value) => /^\d{11}$/.test(value)),
})

export type Site = ValueOf<typeof schema>

/** One line per wrong value: the field, what was expected, what was found. */
export const siteProblems = (site: unknown): string[] => problems('src/config/site.ts', schema, site)

/** Fields that still hold a reserved documentation value: a production deploy must not carry them. */
export function placeholders(site: Site): (keyof Site)[] {
  const reserved = /\.example\b|^0+$|\b000 0000\b/
  return (Object.keys(schema.entries) as (keyof Site)[]).filter((field) => reserved.test(site[field]))
}
