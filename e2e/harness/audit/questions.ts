import type { Question } from './answers.ts'
import { aboutFields, judgementsOf, whyNothing } from './judgement.ts'
import { BEST_PRACTICE, type Merged } from './merge.ts'
import type { Shown } from '../site.ts'
import { hashOfAll, hashOfText, type Parts } from './parts.ts'
import type { AuditResult, CellResult } from './result.ts'

/** What questions follow from. */
type Asked = Pick<AuditResult, 'pages' | 'facts' | 'parts' | 'cells' | 'shown' | 'criteria' | 'hasOwnProbes'>

/** The same question about the same part is asked once. */
function gather(questions: Question[]): Question[] {
  const byKey = new Map<string, Question>()
  for (const question of questions) {
    const key = [question.criterion, question.question, question.part, question.state, question.hash].join(' ')
    const known = byKey.get(key)
    byKey.set(key, known ? { ...known, where: [...known.where, ...question.where] } : question)
  }
  return [...byKey.values()]
}

/** What was met first of a page in a state, or of the page at all. */
export const firstOf = (cells: CellResult[], page: string, state: string): CellResult | undefined =>
  cells.find(({ cell }) => cell.path === page && cell.state === state) ?? cells.find(({ cell }) => cell.path === page)

/** Of a state what was heard of it, and by which code; where nobody could, the page as served. */
const hashIn = (parts: Parts, part: 'main' | 'frame', said: string | undefined): string => (said === undefined ? parts[part] : hashOfText(`${said} ${parts.code}`))

/** What only a person can answer of a page: by criterion, part and state. */
function ofPages(asked: Asked): Question[] {
  const { pages, facts, parts, cells, shown, criteria, hasOwnProbes } = asked
  const judged = new Set(criteria.map(({ num }) => num))
  /** Where no such state is known, a person has to find it, or that there is none. */
  const statesAt = (page: string, of: readonly ('page' | Shown)[] = ['page']): string[] => {
    const known = (facts[page]?.states ?? []).filter((state) => shown[state] && of.includes(shown[state]))
    return of.includes('page') || known.length === 0 ? ['plain', ...known] : known
  }
  // What is not judged is not asked either.
  return Object.entries(judgementsOf({ hasOwnProbes })).filter(([criterion]) => judged.has(criterion)).flatMap(([criterion, { question: text, of }]) =>
    pages.flatMap((page) =>
      statesAt(page, of)
        .filter(() => !whyNothing(criterion, page, asked))
        .flatMap((state) =>
          (state === 'plain' && !aboutFields.has(criterion) ? (['main', 'frame'] as const) : (['main'] as const)).map((part) => ({
            criterion,
            question: 'criterion',
            part,
            hash: hashIn(parts[page]!, part, state === 'plain' ? undefined : firstOf(cells, page, state)?.said),
            state,
            text,
            where: [{ page, state, picture: firstOf(cells, page, state)?.picture ?? '' }],
          })),
        ),
    ),
  )
}

/** What shows an element to be the same wherever it stands, under the same code; what is about the whole page, or shows nothing but a tag, is the same on this page alone, as long as that is the same. */
const shows = ({ element, html, messages }: Merged, path: string, { main, frame }: Parts, codeOfAll: string): string =>
  (element === '/html[1]' || /^<[\w-]+>$/.test(html) ? [path, ...messages, html, main, frame] : [html, codeOfAll]).join(' ')

/** What engines could not tell, by element. */
function ofEngines({ cells, parts }: Asked): Question[] {
  const codeOfAll = hashOfAll(Object.values(parts).map(({ code }) => code))
  return cells.flatMap(({ cell, reviews, picture }) =>
    reviews
      .filter(({ criterion }) => criterion !== BEST_PRACTICE)
      .map((row) => ({
        criterion: row.criterion,
        question: row.rules.join(', '),
        part: 'element',
        hash: hashOfText(shows(row, cell.path, parts[cell.path]!, codeOfAll)),
        state: cell.state === '404' ? 'plain' : cell.state,
        text: row.messages.join(' '),
        html: row.html,
        where: [{ page: cell.path, state: [cell.media, cell.viewport, cell.mode, cell.state].join(', '), picture }],
      })),
  )
}

export const questionsOf = (asked: Asked): Question[] =>
  gather([...ofPages(asked), ...ofEngines(asked)]).toSorted((a, b) => a.criterion.localeCompare(b.criterion, 'en', { numeric: true }))
