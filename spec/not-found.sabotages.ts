import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheSite([
    ['not-found.words', 'the English unmarked', '404.html', '<h2 lang="en">', '<h2>'],
    ['not-found.italian', 'no explanation', '404.html', 'Questa calle', 'Ecco: questa calle'],
    ['not-found.home', 'the way back in other words', '404.html', 'Torna alla home', 'Indietro'],
    ['not-found.contact', 'no way to who knows', '404.html', /<p><a href="\/contatti"[^>]*>[^<]*<\/a><\/p>/, ''],
    ['not-found.unindexed', 'search engines may keep it', '404.html', '<meta name="robots" content="noindex"/>', ''],
  ]),
  ...ofTheSources([
    ['not-found.console', 'no error is written', 'src/app/tell-missing.ts', 'console.error(', 'console.info('],
  ]),
]
