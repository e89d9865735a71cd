const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[download],[href^="#"],[aria-current=page]' } }] }

/**
 * Which pages a browser that knows the rules prints ahead: those of the site, not its files, nor a place on the same page.
 * A link in the text is printed at the first touch of a mouse; the others, and all where there is none, once the browser
 * expects that they are next. The boot script (src/app/boot.ts) tells of the mouse, and takes the rules away for who saves data.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ selector_matches: '[data-mouse] main a' }, pages] }, eagerness: 'eager' },
    { where: pages, eagerness: 'moderate' },
  ],
})
