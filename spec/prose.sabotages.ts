import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const checks = 'passage: [spelling, accents, foreign, typography, sentences, repetition]'
const prose = 'e2e/italian/italian.ts'

export const sabotages = [
  ...ofTheSources([
    ['prose.hand', 'props are not counted', 'e2e/italian/hand.ts', 'users.length > levels.prop', 'users.length > 99'],
    ['prose.hand', 'colons are not counted', 'e2e/italian/hand.ts', 'hung.length > allowed', 'hung.length > 999'],
    ['prose.hand', 'a question counts as a scene', 'e2e/italian/hand.ts', "return 'a question'", "return 'a place or a scene'"],
    ['prose.closing', 'every closing will do', 'e2e/italian/closing.ts', '!instruction.test(closing)', 'closing === name'],
    ['prose.sourced', 'figures in words of any kind pass', 'e2e/italian/sourced.ts', 'supposed.test(sentence)', 'sentence'],
    ['prose.sourced', 'tables and items pass', 'e2e/italian/claims.ts', "!text || text.startsWith('#')", '!text || /^[#<-]/.test(text)'],
    ['prose.sourced', 'a source anywhere will do', 'e2e/italian/sourced.ts', 'section === BRIEF ||', 'section >= BRIEF ||'],
    ['prose.hand', 'the command leaves it out', 'e2e/italian/read-site.ts', '...hand(texts), ', ''],
    ['prose.closing', 'the command leaves it out', 'e2e/italian/read-site.ts', '...closings(texts), ', ''],
    ['prose.sourced', 'the command leaves it out', 'e2e/italian/read-site.ts', '...unsourced(articles), ', ''],
    ['prose.cited', 'the command leaves it out', 'e2e/italian/read-site.ts', '...uncited(sources, cited), ', ''],
    ['prose.sourced', 'a citation lost in an article', 'src/content/articles/navigare-laguna.mdx', /La laguna misura 55\.000[^<]*<Cite source="[^"]*" \/>/, 'La laguna misura 55.123 ettari'],
    ['prose.cited', 'a source more than is cited', 'src/content/sources/boating.ts', "'stop-kayak':", "'stop-boats': { publisher: 'Uno', title: 'Due', kind: 'press', address: 'https://uno.example/' },\n  'stop-kayak':"],
    ['prose.sourceless', 'a source for an estimate', 'e2e/italian/sourced.ts', '|stim[aei]', ''],
    ['prose.sourceless', 'a source for a calculation', 'e2e/italian/sourced.ts', '|calcol[aoi]', ''],
    ['prose.sourceless', 'a source for the example of its accounts', 'e2e/italian/sourced.ts', "'25.000', '10.000', '200.000'", "'25.000'"],
    ['prose.sourceless', 'a source for what is the house’s own', 'e2e/italian/sourced.ts', "new Set(['5 %', ", 'new Set(['],
    ['prose.cited', 'a source that nobody cites', 'e2e/italian/sourced.ts', 'ids.filter((id) => !cited.has(id))', 'ids.filter(() => cited.size > 99)'],
    ['prose.sourced', 'numbers in words pass', 'e2e/italian/sourced.ts', '(?:per cento|euro|milioni', '(?:milioni'],
    ['prose.spelling', 'the check left out', prose, checks, 'passage: [accents, foreign, typography, sentences, repetition]'],
    ['prose.accents', 'the check left out', prose, checks, 'passage: [spelling, foreign, typography, sentences, repetition]'],
    ['prose.foreign', 'the check left out', prose, checks, 'passage: [spelling, accents, typography, sentences, repetition]'],
    ['prose.typography', 'the check left out', prose, checks, 'passage: [spelling, accents, foreign, sentences, repetition]'],
    ['prose.sentences', 'the check left out', prose, checks, 'passage: [spelling, accents, foreign, typography, repetition]'],
    ['prose.repetition', 'six → three words apart', 'e2e/italian/repetition.ts', 'APART = 6', 'APART = 1'],
    ['prose.length', 'the check left out', prose, 'page: [length]', 'page: []'],
  ]),
  ...ofTheSite([
    ['prose.spelling', 'a word misspelt', 'contatti/index.html', /Scrivi/, 'Scirvi', '/contatti reads'],
    ['prose.marked', 'a mark of three letters cut to two', 'blog/tradizioni-veneziane/index.html', 'lang="vec"', 'lang="ve"'],
    ['prose.foreign', 'an Italian passage in English', 'blog/locazioni-transitorie/index.html', '<section aria-labelledby="in-breve"', '<section lang="en" aria-labelledby="in-breve"', '/blog/locazioni-transitorie reads'],
    ['prose.foreign', 'a passage in English', 'ospite/index.html', /(<\/h1><p>)[^<]*/, '$1Our guides help every guest to enjoy the city.', '/ospite reads'],
  ]),
]
