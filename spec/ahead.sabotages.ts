import { ofTheBuild, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const script = 'src/app/boot.ts'

export const sabotages = [
  ...ofTheSite([
    ['ahead.pointed', 'no rules', 'ospite/index.html', '"prerender":[', '"prefetch":['],
    ['ahead.everywhere', 'other rules on one article', 'blog/venezia-bambini/index.html', '"eagerness":"moderate"', '"eagerness":"conservative"', 'what /blog/venezia-bambini'],
    ['ahead.mouse', 'as soon without a mouse', 'ospite/index.html', '[data-mouse] main a', 'main a'],
    ['ahead.files', 'files too', 'blog/tradizioni-veneziane/index.html', ',{"not":{"href_matches":"/*.*"}},{"not":{"selector_matches":"[download],[href^=\\"#\\"],[aria-current=page]"}}', ''],
  ]),
  ...ofTheBuild([
    ['ahead.sparing', 'for everybody', script, '[type=speculationrules]', '[type=nothing]'],
    ['ahead.unseen', 'at once', 'src/app/start-welcome.ts', "'prerendering' in document && document.prerendering", 'false'],
  ]),
]
