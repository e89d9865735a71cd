import type { Site } from './site-schema.ts'

/** Folders whose names carry a hash of what is in them. */
export const hashedFolders = ['assets', 'plates', 'fonts']

export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  /** Kept, and asked for again each time: an ETag makes that cheap. */
  others: 'no-cache',
}

const none = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb']

/**
 * What holds for every answer of every build. Scripts and styles are allowed by their hashes, which change with each build
 * and page: they stand in the page's own policy, so that a server's configuration never has to follow a build. That policy also
 * holds for the manifest: WebKit does not know `manifest-src`, and says so on each page.
 */
const policy = ({ formEndpoint }: Site): string =>
  [
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    `form-action 'self' ${new URL(formEndpoint).origin}`,
    "base-uri 'none'",
    // The one that a page cannot say of itself.
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The headers of every answer, whatever its status. */
export const headersOf = (site: Site): Record<string, string> => ({
  'Content-Security-Policy': policy(site),
  // Without the other names below the domain: they are other people's services.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // The form service may look at the origin of what it receives.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': none.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Readers of the feed and previews of shared links show the pictures on pages of theirs.
  'Cross-Origin-Resource-Policy': 'cross-origin',
})
