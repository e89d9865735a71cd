import { fill } from '../../spec/support/product.ts'
import { articleRows, routeRows } from '../../spec/support/rows.ts'
import { readTable } from '../../spec/support/table.ts'

/** No page answers here. */
export const MISSING = '/calle-senza-uscita'

/** Every path of the site. */
export const paths = routeRows.map(({ path = '' }) => path)

/** Those of the articles. */
export const articles = articleRows.map(({ path = '' }) => path)

/** The one with the calculator of the yield. */
export const CALCULATOR = fill('/{product}-lab/calcolo-rendimento-reale')

/** Every path, and one that answers with the not-found page. */
export const everyPage = [...paths, MISSING]

/** One page of each kind, the not-found page among them. */
export const kinds = readTable('routes', 'Kinds').map(({ path = '' }) => path)

export const headingOf = (path: string): string => routeRows.find((row) => row.path === path)?.heading ?? '404'

/** The tools that reckon: the others show or print. */
export const calculators = readTable('tools').filter(({ kind }) => kind === 'calculator')
