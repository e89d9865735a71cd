import { type Passage, passagesOf } from '../harness/prose/passages.ts'
import { sentencesOf } from './sentences.ts'

/** An article as an editor reads it: its running text, without «In breve», tables, figures, tool and sources. */
export interface RunningText {
  name: string
  paragraphs: string[]
  sentences: string[]
  /** Its first sentence after «In breve». */
  opening: string
  /** Its last paragraph before the update. */
  closing: string
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
const sentencesIn = (paragraph: Element): string[] =>
  passagesOf({ body: paragraph, title: '', querySelectorAll: () => [], documentElement: paragraph } as unknown as Document)
    .flatMap((passage: Passage) => sentencesOf(passage))
    .map(({ text }) => plain(text))

/** The text of a page, if it is an article: it follows its index of contents. */
export function runningText(name: string, document: Document): RunningText | undefined {
  const body = document.querySelector('nav[aria-labelledby=indice]')?.nextElementSibling
  if (!body) return undefined
  const running = [...body.querySelectorAll('p, li')].filter((part) => !part.closest('[aria-labelledby=fonti], figure, [data-island]'))
  const texts = running.filter((part) => !part.closest('[aria-labelledby=in-breve]'))
  const said = texts.map((part) => ({ part, sentences: sentencesIn(part) }))
  return {
    name,
    paragraphs: said.map(({ sentences }) => sentences.join(' ')),
    sentences: said.flatMap(({ sentences }) => sentences),
    opening: said[0]?.sentences[0] ?? '',
    closing: plain(texts.findLast((part) => part.tagName === 'P' && !part.closest('[aria-labelledby=aggiornamento], aside, form'))?.textContent ?? ''),
  }
}
