import type { Site } from './site'

interface Rule {
  expected: string
  accepts: (value: string) => boolean
}

const text: Rule = { expected: 'some text', accepts: (value) => value.trim() === value && value !== '' }
const address: Rule = {
  expected: 'an absolute https address (http only on loopback)',
  accepts: (value) => {
    const url = URL.parse(value)
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === '127.0.0.1')
  },
}

const rules: Record<keyof Site, Rule> = {
  name: text,
  slug: { expected: 'lower-case letters, digits and single hyphens', accepts: (value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) },
  url: { expected: `${address.expected}, without a trailing slash`, accepts: (value) => address.accepts(value) && !value.endsWith('/') },
  email: { expected: 'an e-mail address', accepts: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) },
  phone: { expected: 'an international number, «+39 …»', accepts: (value) => /^\+\d[\d ]{7,}$/.test(value) },
  bookingUrl: address,
  privacyUrl: address,
  formEndpoint: address,
  legalName: text,
  registeredOffice: text,
  vatNumber: { expected: 'eleven digits', accepts: (value) => /^\d{11}$/.test(value) },
}

/** One line per wrong value: the field, what was expected, what was found. */
export function siteProblems(site: Site): string[] {
  const unknown = Object.keys(site)
    .filter((field) => !(field in rules))
    .map((field) => `src/config/site.ts: ${field}: not a field of the site`)
  const wrong = Object.entries(rules)
    .filter(([field, rule]) => {
      const value: unknown = site[field as keyof Site]
      return typeof value !== 'string' || !rule.accepts(value)
    })
    .map(([field, { expected }]) => `src/config/site.ts: ${field}: expected ${expected}, found ${JSON.stringify(site[field as keyof Site])}`)
  return [...unknown, ...wrong]
}

/** Fields that still hold a reserved documentation value: a production deploy must not carry them. */
export function placeholders(site: Site): (keyof Site)[] {
  const reserved = /\.example\b|^0+$|\b000 0000\b/
  return (Object.keys(rules) as (keyof Site)[]).filter((field) => reserved.test(site[field]))
}
