import { boot, ofTheBuild, ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const script = 'src/app/boot.ts'
const list = 'src/app/start-list.ts'

export const sabotages = [
  ...ofTheSite([
    ['ahead.pointed', 'nothing fetched first', 'contatti/index.html', '"prefetch":[', '"prerender":['],
    ['ahead.pointed', 'prerendered as well', 'contatti/index.html', '[data-next=stays]', '[data-next]'],
    ['ahead.stays', 'fetched alone', 'ospite/index.html', '"prerender":[', '"prefetch":[', 'stands at once'],
    ['ahead.everywhere', 'other rules on one article', 'blog/venezia-bambini/index.html', '"eagerness":"immediate"', '"eagerness":"conservative"', 'what /blog/venezia-bambini'],
    ['ahead.unseen', 'the clock asked before it is seen', 'blog/mercato-rialto/index.html', ...boot('document.querySelector("[data-island]").dispatchEvent(new PointerEvent("pointerover",{bubbles:true}))'), 'mercato-rialto'],
    ['ahead.unseen', 'the office asked before it is seen', 'contatti/index.html', ...boot('document.querySelector("[data-island]").dispatchEvent(new PointerEvent("pointerover",{bubbles:true}))'), '/contatti asks'],
  ]),
  ...ofTheSources([
    ['ahead.first', 'prerendered no more once the list is there', list, "toggleAttribute('data-next', true)", "setAttribute('data-next', '')"],
    ['ahead.first', 'on any network', list, "navigator.connection?.effectiveType === '4g'", 'navigator.connection'],
    ['ahead.stays', 'what is followed, too', script, "on('click pointercancel', () => clearTimeout(stays))", ''],
    ['ahead.stays', 'a finger that scrolls points', script, "on('click pointercancel'", "on('click'"],
    ['ahead.stays', 'ten seconds', script, "'stays'), 500)", "'stays'), 10_000)"],
  ]),
  ...ofTheBuild([
    ['ahead.stays', 'a link that was left', script, "pointed?.removeAttribute('data-next')", ''],
    ['ahead.stays', 'what was followed, after the way back', script, "on('click pointercancel', () => clearTimeout(stays))", '', 'way back'],
    ['ahead.files', 'files too', script, ':not([href*="."],[aria-current=page])', ''],
    ['ahead.files', 'the page that is shown', script, ',[aria-current=page])', ')'],
    ['ahead.first', 'prerendered', list, "toggleAttribute('data-next', true)", "setAttribute('data-next', 'stays')"],
    ['ahead.first', 'one more', list, 'slice(0, 3)', 'slice(0, 4)'],
    ['ahead.first', 'ways that are no list', list, ':not(nav *)', ''],
    ['ahead.first', 'on no page', 'src/app/build/write-pages.ts', 'lists.has(page.path)', 'false'],
    ['ahead.first', 'on every page', 'src/app/build/write-pages.ts', 'lists.has(page.path)', 'true'],
    ['ahead.sparing', 'for everybody', script, '[type=speculationrules]', '[type=nothing]'],
    ['ahead.unseen', 'at once', 'src/app/start-welcome.ts', "'prerendering' in document && document.prerendering", 'false'],
  ]),
]
