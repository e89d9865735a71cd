/** The brand, whole. Change a value here and nothing else: paths, texts, metadata and tests follow. */
export interface Site {
  /** As readers see it. */
  name: string
  /** Lower case, for addresses: the Lab lives at `/{slug}-lab`. */
  slug: string
  /** Public address of the site, without a trailing slash. */
  url: string
  email: string
  /** As it is shown; the `tel:` link keeps its digits only. */
  phone: string
  /** The company's booking site: the footer's «Home». */
  bookingUrl: string
  privacyUrl: string
  /** External form-collection service that takes a plain form POST. */
  formEndpoint: string
  legalName: string
  registeredOffice: string
  /** Partita IVA, eleven digits. */
  vatNumber: string
}

/** Set by the build for a local collector, or to prove that the brand is only a value. */
declare const __SITE_OVERRIDE__: Partial<Site> | undefined

export const site: Site = {
  name: 'Bricola',
  slug: 'bricola',
  url: 'https://www.bricola.example',
  email: 'info@bricola.example',
  phone: '+39 041 000 0000',
  bookingUrl: 'https://prenota.bricola.example/',
  privacyUrl: 'https://privacy.bricola.example/',
  formEndpoint: 'https://moduli.bricola.example/contatti',
  legalName: 'Bricola S.r.l.',
  registeredOffice: 'Venezia',
  vatNumber: '00000000000',
  ...(typeof __SITE_OVERRIDE__ === 'undefined' ? {} : __SITE_OVERRIDE__),
}
