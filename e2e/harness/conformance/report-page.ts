import type { EngineTable } from '../browsers/table.ts'
import type { join, Proven } from './join.ts'
import type { Outcome } from '../requirements/outcomes.ts'
import type { Picture } from './pictures.ts'
import { count, table, text as escape } from '../report/markup.ts'
import { reportStyle } from '../report/report-style.ts'

export interface Report extends ReturnType<typeof join> {
  /** Of the sources, where git knows it. */
  commit: string
  pictures: Record<string, Picture>
  /** Of `npm run browsers`, where it was run. */
  engines?: EngineTable
}

const words: Record<Proven['status'], string> = { passed: 'passed', failed: 'failed', unproved: 'not proved' }

/** A sentence's links lead into `spec/`, which is no part of the report: their words remain. */
const sentence = (text: string): string =>
  escape(text)
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>')

function testList(tests: Outcome[]): string {
  const lines = tests.map(({ title, group, status, file }) => `<li>${status}: ${escape(group ? `${group} › ${title}` : title)} <span>(${escape(file)})</span></li>`)
  return `<details><summary>${count(tests.length, 'test')}</summary><ul>${lines.join('')}</ul></details>`
}

function section({ id, sentence: text, status, revision, decisions, tests }: Proven, picture: Picture | undefined): string {
  const shown = picture
    ? `<figure><img src="${picture.file}" width="${picture.width}" height="${picture.height}" loading="lazy" alt="${escape(`The element that ${id} is about`)}"><figcaption>As seen on ${escape(picture.path)}</figcaption></figure>`
    : ''
  const why = decisions.length > 0 ? `<p>Decided in ${decisions.map((page) => `<code>${escape(page)}</code>`).join(', ')}</p>` : ''
  return `<article class="${status}"><h3 id="${id}">${id}</h3><p>${sentence(text)}</p><p><strong>${words[status]}</strong>, revision ${revision}</p>${why}${testList(tests)}${shown}</article>`
}

const engineSection = ({ commit, engines, rows }: EngineTable): string =>
  `<section aria-labelledby="engines"><h2 id="engines">In each engine</h2>${commit ? `<p>Sources: ${escape(commit)}.</p>` : ''}${table('Requirement by engine', ['Requirement', ...engines.map(({ version }) => version)], rows.map(({ id, cells }) => [id, ...cells]))}</section>`

/** The report as one page that asks nothing from anywhere. */
export function reportPage({ requirements, problems, commit, pictures, engines }: Report): string {
  const chapters = [...new Set(requirements.map(({ chapter }) => chapter))]
  const passed = requirements.filter(({ status }) => status === 'passed').length
  const list = chapters.map((chapter) => {
    const own = requirements.filter((one) => one.chapter === chapter)
    return `<section aria-labelledby="chapter-${chapter}"><h2 id="chapter-${chapter}">${chapter}</h2>${own.map((one) => section(one, pictures[one.id])).join('')}</section>`
  })
  const faults = problems.length > 0 ? `<ul>${problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul>` : '<p>None.</p>'
  const contents = chapters.map((chapter) => `<li><a href="#chapter-${chapter}">${chapter}</a></li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Conformance report</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none';style-src 'unsafe-inline';img-src 'self' file:"><style>${reportStyle}</style></head><body>
<header><h1>Conformance report</h1><p>${passed} of ${count(requirements.length, 'requirement')} proved, with ${count(Object.keys(pictures).length, 'picture')}. Sources: ${escape(commit)}.</p></header>
<main><section aria-labelledby="problems"><h2 id="problems">Problems</h2>${faults}</section>
${engines ? engineSection(engines) : ''}
<nav aria-labelledby="chapters"><h2 id="chapters">Chapters</h2><ul>${contents}</ul></nav>
${list.join('\n')}</main></body></html>
`
}
