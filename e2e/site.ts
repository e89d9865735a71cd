import { answerHeaders, caching, hashedFolders } from '../spec/support/headers.ts'
import { fill } from '../spec/support/product.ts'
import { readTable } from '../spec/support/table.ts'
import { readSite } from './harness/site.ts'
import { evidence } from './site/evidence.ts'
import { notOnDocuments, ofTheBytes, ofTheSources } from './site/not-on-documents.ts'
import { states, welcome } from './site/states.ts'
import { articles, kinds, MISSING, paths } from './support/pages.ts'
import { waking } from './support/waking.ts'

/** All that the harness knows of this site. */
export const site = readSite('e2e/site.ts', {
  locale: 'it-IT',
  timeZone: 'Europe/Rome',
  now: '2026-11-21T12:00:00+01:00',
  brand: { name: fill('{Product}'), url: fill('{url}'), email: fill('{email}') },
  // Only the name: what is searched in sources may hold other words in braces.
  fill: (text) => text.replace(/\{[Pp]roduct\}/g, fill),
  pages: { all: paths, missing: MISSING, kinds, ofKind: { article: articles }, home: readTable('header', 'Links').map(({ target = '' }) => target) },
  specification: {
    folder: 'spec',
    notOnDocuments,
    ofTheSources,
    ofTheBytes,
    subject: [
      { find: /^\.\/support\/subject\.tsx$/, replacement: 'spec/support/address-subject.ts' },
      { find: /^\.\/support\/published\.ts$/, replacement: 'spec/support/address-published.ts' },
    ],
    revisions: 'spec/revisions.json',
    criteria: 'spec/criteria.md',
    decisions: 'spec/known-issues.json',
    answers: 'spec/human-answers.json',
  },
  waking,
  welcome,
  states,
  evidence,
  probes: 'e2e/audit/playwright.config.ts',
  serving: { headers: answerHeaders(), hashed: hashedFolders, caching },
})
