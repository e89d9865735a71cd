import { type Answer, answerTo, firstEndOf, lastEndOf, type Question } from '../answers.ts'
import { clauseOf, type Criterion } from '../criteria.ts'
import { count, text } from '../../report/markup.ts'
import { answersScript } from './answers-script.ts'

const SHOWN = 3

const where = ({ where: places }: Question): string =>
  `${places.slice(0, SHOWN).map(({ page, state, picture }) => (picture ? `<a href="${text(picture)}">Picture of ${text(page)}, ${text(state)}</a>` : `${text(page)}, ${text(state)}`)).join('; ')}${places.length > SHOWN ? ` and ${places.length - SHOWN} more` : ''}`

const part = { main: 'what is particular to the page', frame: 'what stands around it', element: '' } as Record<string, string>

const choice = (at: number, value: string, words: string) => `<label><input type="radio" name="answer-${at}" value="${value}"> ${words}</label>`

function field(question: Question, at: number, criteria: Criterion[]): string {
  const { where: places, text: asked, html, criterion, question: by } = question
  const known = criteria.find(({ num }) => num === criterion)
  const about = { criterion, question: by, page: places[0]!.page, state: question.state, part: question.part, hash: question.hash }
  return `<fieldset data-about="${text(JSON.stringify(about))}"><legend>${text(criterion)}: ${text(asked)}</legend>
<p>${[part[question.part], by === 'criterion' ? ((known && clauseOf(known)) ?? '') : `<code>${text(by)}</code>`].filter(Boolean).join('; ')}. ${where(question)}</p>${html ? `<pre><code>${text(html)}</code></pre>` : ''}
<p>${choice(at, 'passed', 'Yes')} ${choice(at, 'failed', 'No, it fails')} ${choice(at, 'inapplicable', 'Does not occur')}</p>
<p><label>What you saw <textarea rows="2" name="note-${at}"></textarea></label></p></fieldset>`
}

const input = (name: string, label: string, extra = '') => `<p><label>${label} <input name="${name}" ${extra}></label></p>`

/** As the schema of the answers has it: a name, then a version. */
const version = String.raw`pattern="\S+ .*\d.*" title="A name and a version, as Firefox 150"`

/** The questions left, as a form that writes the file to be committed. */
export function questionsPart(questions: Question[], answers: Answer[], today: string, criteria: Criterion[]): string {
  const open = questions.filter((question) => !answerTo(question, answers, today))
  if (open.length === 0) return '<p>None.</p>'
  const byCriterion = [...Map.groupBy(open, ({ criterion }) => criterion)]
  let at = 0
  return `<p>${count(open.length, 'question')}. Answer what you have judged; the button writes <code>human-answers.json</code> with what was there before, to be committed. An answer ends on its day, or when the part that it is about changes.</p>
<form id="answers">
${input('name', 'Name', 'required autocomplete="name"')}${input('role', 'Role', 'required')}${input('tool', 'Browser and its version', `required ${version}`)}${input('assistiveTechnology', 'Assistive technology and its version, if one was used', version)}${input('expires', 'Holds until', `type="date" required min="${firstEndOf(today)}" max="${lastEndOf(today)}"`)}
${byCriterion.map(([criterion, own]) => `<details><summary>${text(criterion)}: ${count(own.length, 'question')}</summary>${own.map((question) => field(question, at++, criteria)).join('\n')}</details>`).join('\n')}
<p><button>Write human-answers.json</button> <output></output></p>
</form>
<script type="application/json" id="known">${JSON.stringify({ today, answers }).replaceAll('<', '\\u003c')}</script>
<script>${answersScript}</script>`
}
