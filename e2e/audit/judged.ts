import { readFileSync } from 'node:fs'
import { articles, kinds } from '../support/pages.ts'

/** Pages that the probes open: the sample of `npm run audit`; one of each kind where they run by themselves. */
export const judged: string[] = process.env.AUDIT_PLAN ? (JSON.parse(readFileSync(process.env.AUDIT_PLAN, 'utf8')) as { pages: string[] }).pages : kinds

/** One article stands for the others, in whatever section they are: they are long, and differ in their words alone. */
const [, ...otherArticles] = kinds.filter((path) => articles.includes(path))

/** Those of which somebody reads what is recorded. */
export const recorded = judged.filter((path) => kinds.includes(path) && !otherArticles.includes(path))
