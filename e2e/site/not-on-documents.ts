/**
 * Requirements that a test of `spec/` proves on the sources and that no document can show, and why.
 * The others of the same chapters are proved again on what an address answers.
 */
export const notOnDocuments: Record<string, string> = {
  'header.walk': 'needs the script: navigation.document walks in a browser',
  'contact-page.said': 'needs the script: form-in-browser.said refuses in a browser',
  'not-found.console': 'needs the script: console.not-found listens in a browser',
  'cards.sky': 'is proved on the press that prints the pictures',
  'tools.day': 'times under a stopped clock: tools.seen asks the clock in a browser',
  'tools.turns': 'times under a stopped clock: tools.seen asks the clock in a browser',
  'figures.lit': 'needs the script: tools.today looks at the red sun in a browser',
  'feeds.escaped': 'is proved on the function that writes the feed',
  'feeds.stable': 'is proved by making the files again',
  'structured-data.escaped': 'is proved on the function that writes the block',
  'routes.language': 'reads the shell of the sources: the browser part reads the document of each page',
}

/** Chapters that only the sources can prove: an address shows nothing of them. */
export const ofTheSources: Record<string, string> = {
  adding: 'the sources themselves',
  audit: 'the harness itself',
  'own-checks': 'the harness itself',
  painted: 'the harness itself',
  boundaries: 'imports of the sources',
  build: 'two builds, and what they draw again',
  brand: 'checks of the build',
  conformance: 'the harness itself',
  deploy: 'checks before a deploy',
  'front-matter': 'checks of the build',
  icons: 'what the build draws',
  lighthouse: 'configuration of another gate',
  prose: 'rules of another gate, npm run prose',
  'share-images': 'what the build draws',
  toasts: 'times and gestures under a stopped clock; axe and the tour of states meet them in a browser',
  tooltips: 'times under a stopped clock; the tour of states meets them in a browser',
  sabotages: 'the harness itself',
  servers: 'servers of its own, not the one at the address',
  traceability: 'the specification itself',
  verification: 'the harness itself',
  workflows: 'the harness itself',
  'welcome-dialog': 'times under a stopped clock; the chapter «welcome» is its twin in a browser',
}

/** Chapters that a browser shows of the bytes alone: the one look at each kind of page meets what a server could take from them, a style or a script that is refused. */
export const ofTheBytes: Record<string, string> = {
  accessibility: 'names and roles of the page as built',
  'area-lists': 'where the page puts what',
  'area-plates': 'where the page puts what',
  cards: 'where the page puts what',
  constants: 'words of the page',
  criteria: 'colours, sizes and marks of the page as built',
  figures: 'drawings of the page',
  keyboard: 'stops and marks of the page as built',
  look: 'colours and sizes of the page as built',
  map: 'drawings of the page',
  prose: 'words of the page',
  reading: 'where the page puts what',
  responsive: 'where the page puts what',
  stability: 'the page in the type of each platform',
  tables: 'where the page puts what',
  tools: 'what the script of the page reckons',
}
