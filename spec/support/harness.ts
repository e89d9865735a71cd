/** What the harness is told of this site, for the test that it writes none of it itself. */
export { site } from '../../e2e/site.ts'
