import { readOverride } from './override.ts'
import type { Site } from './site-schema.ts'

/** In a bundle, where there is no environment to read. */
declare const __SITE_OVERRIDE__: Partial<Site> | undefined

/** The brand, whole. Change a value here and nothing else: paths, texts, metadata and tests follow. */
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
  ...(typeof __SITE_OVERRIDE__ === 'undefined' ? readOverride() : __SITE_OVERRIDE__),
}

/** The address of the phone, for links. */
export const telephone = `tel:${site.phone.replaceAll(' ', '')}`
