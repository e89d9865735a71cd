import { fill } from '../../spec/support/product.ts'
import { readTable } from '../../spec/support/table.ts'
import { MISSING } from './pages.ts'

/** By what a home page is known to be that of this site, and an unknown path to be answered by it. */
export const expectedOf = () => ({
  name: fill('{Product}'),
  targets: readTable('header', 'Links').map(({ target = '' }) => target),
  missing: MISSING,
})
