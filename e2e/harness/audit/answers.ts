import { Ajv } from 'ajv'
import { parseJson } from '../command/checked.ts'
import { readNamed } from '../command/read-file.ts'
import { Unusable } from '../command/unusable.ts'
import schema from './schemas/human-answers.json' with { type: 'json' }

/** What a person found. */
export interface Answer {
  /** «1.1.1». */
  criterion: string
  /** The rules of the engines that asked, «ibm:style_color_misuse»; `criterion`, if the question is about the page. */
  question: string
  page: string
  state: string
  /** Of the part that the answer is about: `main`, `frame`, or the element that an engine asked about. */
  part: string
  hash: string
  answer: 'passed' | 'failed' | 'inapplicable'
  note: string
  name: string
  role: string
  /** Browser, and assistive technology if one was used, each with its version. */
  tool: string
  assistiveTechnology?: string
  /** Days, ISO. From `expires` on it no longer counts. */
  date: string
  expires: string
}

const isFile = new Ajv().compile<{ answers: Answer[] }>(schema)

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day)
}

/** An ISO day, some years and days later. */
const later = (date: string, years: number, days: number): string => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year + years, month - 1, day + days)).toISOString().slice(0, 10)
}

/** The first day on which an answer may end, and the last: for longer nobody vouches for a page that others go on changing. */
export const firstEndOf = (date: string): string => later(date, 0, 1)
export const lastEndOf = (date: string): string => later(date, 2, 0)

/** Reads a file of answers; one that lacks a name, a role, a version or a day carries no claim, and is an error. */
export function readAnswers(file: string): Answer[] {
  const read = parseJson(file, readNamed('specification.answers', 'a file of answers', file))
  if (!isFile(read)) {
    const [{ instancePath, message } = { instancePath: '', message: '' }] = isFile.errors ?? []
    throw new Unusable(`${file}${instancePath}: ${message}`)
  }
  for (const [at, { date, expires }] of read.answers.entries()) {
    if (!isDay(date)) throw new Unusable(`${file}/answers/${at}/date: expected a day of the calendar, found «${date}»`)
    if (!isDay(expires) || expires < firstEndOf(date) || expires > lastEndOf(date)) throw new Unusable(`${file}/answers/${at}/expires: expected a day from ${firstEndOf(date)} to ${lastEndOf(date)}, found «${expires}»`)
  }
  return read.answers
}

/** What is asked: one question, wherever the same part occurs. */
export interface Question extends Pick<Answer, 'criterion' | 'question' | 'part' | 'hash' | 'state'> {
  text: string
  html?: string
  /** Pages on which it stands, with the picture of one state of each. */
  where: { page: string; state: string; picture: string }[]
}

const isSame = (answer: Answer, question: Question): boolean =>
  (['criterion', 'question', 'part', 'state', 'hash'] as const).every((field) => answer[field] === question[field])

/** The answer that counts today; one about a part that has changed since, or whose day has come, does not. */
export const answerTo = (question: Question, answers: Answer[], today: string): Answer | undefined =>
  answers.find((answer) => isSame(answer, question) && answer.date <= today && today < answer.expires)

/** One line for each answer that counts no longer. */
export const idleAnswers = (answers: Answer[], questions: Question[], today: string): string[] =>
  answers
    .filter((answer) => !questions.some((question) => answerTo(question, [answer], today)))
    .map(({ criterion, page, state, part, name, expires }) => `${criterion} on ${page}, ${state}, ${part} by ${name}: ${today < expires ? 'the part has changed since, or is gone' : `expired on ${expires}`}`)
