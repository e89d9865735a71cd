/**
 * What a browser that knows the rules gets ahead. The document that the reader points at is fetched at once; it is laid out ahead only
 * where the pointer stays, because that takes longer than to follow a link to a document which is there. The boot script
 * (src/app/boot.ts) marks the links of pages, and takes the rules away for who saves data; src/app/start-list.ts marks the first of a list.
 */
const ahead = (marked: string) => [{ where: { selector_matches: marked }, eagerness: 'immediate' }]

export const speculationRules = JSON.stringify({ prefetch: ahead('[data-next]'), prerender: ahead('[data-next=stays]') })
