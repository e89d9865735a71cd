import { type Answer, answerAt } from '../harness/crawl/answer.ts'
import { site } from '../site.ts'
import { MISSING } from './pages.ts'

/** Nothing is there: at the address of a page, and in each folder whose files are kept for long. */
const missing = [MISSING, ...site.serving.hashed.map((folder) => `/${folder}/manca.js`)]

/** What is answered there, by path. */
export const missingAnswers = (origin: string): Promise<[path: string, answer: Answer][]> =>
  Promise.all(missing.map(async (path): Promise<[string, Answer]> => [path, await answerAt(origin + path)]))
