import { site } from '../config/site.ts'
import { siteProblems } from '../config/site-schema.ts'

const problems = siteProblems(site)
if (problems.length > 0) throw new Error(problems.join('\n'))

export { siteFiles } from './build/site-files.ts'
export { renderSite } from './prerender.tsx'
export { site }
