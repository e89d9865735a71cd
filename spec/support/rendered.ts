/** What the sources make, also where the tests look at what an address answers. */
export { publishedPages as renderedPages, siteFiles as renderedFiles } from './published.ts'
