import { site } from '../config/site'
import { siteProblems } from '../config/site-schema'

const problems = siteProblems(site)
if (problems.length > 0) throw new Error(problems.join('\n'))

export { siteFiles } from './build/site-files'
export { renderSite } from './prerender'
export { site }
