/**
 * Which pages a browser that knows the rules prints ahead, once the reader shows that they may be next: those of the
 * site, not its files, nor a place on the same page. Who saves data gets none (src/app/boot.ts).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[download],[href^="#"],[aria-current=page]' } }] },
      eagerness: 'moderate',
    },
  ],
})
