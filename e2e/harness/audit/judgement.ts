import type { Shown } from '../site.ts'
import type { AuditResult } from './result.ts'

/** Criteria of which a machine sees only a part: without the answer of a person none of them is reported as supported. */
interface Judgement {
  /** What the machine cannot see. */
  why: string
  question: string
  /** Asked of the states of a page that show this, and of the page as it opens: of that alone, if nothing is named. */
  of?: ('page' | Shown)[]
}

export const judgements: Record<string, Judgement> = {
  '1.1.1': { why: 'A rule sees that an alternative is there, not that it says the same.', question: 'Does each picture, drawing and icon that says something have a text that says the same, and is everything else hidden?' },
  '1.3.1': { why: 'A rule reads the markup, not the relations that the eye sees.', question: 'Is each relation that the eye sees (heading, list, table, group, label) in the markup too, and no other?' },
  '1.3.2': { why: 'The order is recorded; whether it makes sense is not measured.', question: 'Read in the order of the transcript: does the page keep its meaning?' },
  '1.3.3': { why: 'Words are looked for; others can say the same.', question: 'Can every instruction be followed without seeing shape, colour, size or place?' },
  '1.4.1': { why: 'Underlines are measured; what else a colour says is not.', question: 'Does nothing depend on colour alone: links, errors, states, figures, charts?' },
  '1.4.11': { why: 'Edges of controls and marks of the focus are measured; what a graphic needs to be understood is not known.', question: 'Does each part of a control or graphic that is needed stand out at least 3:1?' },
  '1.4.5': { why: 'Letters drawn as shapes are shapes to a machine.', question: 'Does no picture show words that could be text?' },
  '2.1.1': { why: 'Stops are met and counted; what each control is for is not known.', question: 'Can everything that the pointer can do be done by the keyboard?' },
  '2.4.2': { why: 'Titles are compared; whether one describes its page is not measured.', question: 'Does the title say what this page is about?' },
  '2.4.3': { why: 'Stops are compared with their places; meaning is not measured.', question: 'Does the focus go in an order that keeps meaning and operation?' },
  '2.4.4': { why: 'Names are compared; whether one tells the purpose is not measured.', question: 'Does each link, with its sentence, say where it leads?' },
  '2.4.6': { why: 'Headings and labels are compared with each other and with what they stand over, not understood.', question: 'Do headings and labels describe what they stand over?' },
  '2.4.9': { why: 'Names are compared; whether one tells the purpose is not measured.', question: 'Does each link say by its own words where it leads?' },
  '2.4.10': { why: 'The distance between headings is measured, not where a subject changes.', question: 'Does each section have a heading of its own?' },
  '2.5.1': { why: 'A swipe, a path with a corner and two fingers are tried; other gestures are not.', question: 'Does nothing need a path or several fingers?' },
  '2.5.3': { why: 'Rules compare words; what a voice user would call a control is not known to them.', question: 'Does the name of each control hold the words that it shows?' },
  '2.5.7': { why: 'Parts of a page are dragged, not all of them.', question: 'Can whatever is dragged be done by single presses, too?' },
  '3.1.2': { why: 'A sentence without its mark is found by its small words; a few words, or a language that is not known here, are not.', question: 'Is each passage in another language marked, but for names and words that the language has taken?' },
  '3.1.4': { why: 'Capitals are found; abbreviations in small letters are not.', question: 'Is each abbreviation explained?' },
  '3.2.4': { why: 'Header and footer are compared; what serves the same purpose elsewhere is not known.', question: 'Does what serves the same purpose have the same name on every page?' },
  '3.3.1': { why: 'That a message is there is measured, not that it names the fault.', question: 'Does each error message say which field is wrong and what is wrong with it?', of: ['errors'] },
  '3.3.2': { why: 'That a label is there is measured, not that it says enough.', question: 'Do labels and instructions say what to enter and in which form?' },
  '3.3.3': { why: 'That a message is there is measured, not that it helps.', question: 'Does each error message say how to put it right?', of: ['errors'] },
  '3.3.4': { why: 'Forms are counted; what a sent form commits to is not known.', question: 'Does no form make a contract, move money or change data of the reader; or can what is sent be undone, checked or confirmed?' },
  '4.1.2': { why: 'Rules know names and roles that are allowed, not those that are right.', question: 'With a screen reader: does each control tell its name, what it is and its state, and every change of it?', of: ['page', 'controls', 'errors'] },
  '4.1.3': { why: 'Known messages are listened for; others are not known.', question: 'With a screen reader: is each message of state told without taking the focus?', of: ['message', 'errors'] },
}

/** What is asked besides of a site without checks of its own. */
const unprepared: Record<string, Judgement> = {
  '1.3.5': { why: 'A purpose that is told is read; whether a field asks for something of the reader’s own, and which, is not known.', question: 'Does each field that asks for something of the reader’s own, as a name or an address, say so by its autocomplete, in the right word?' },
  '1.4.13': { why: 'The pointer is put on parts of the page; what comes late, with the focus, or goes as the pointer moves onto it is not measured.', question: 'Does what comes up with the pointer or the focus stay while the pointer is on it, and does Escape send it away?' },
  '2.4.5': { why: 'Links are followed; whether a page can be found in more than one way is not measured.', question: 'Do two ways lead to this page, as links, a list of all pages or a search?' },
  '3.1.1': { why: 'That a language is declared is measured, not that the page is written in it.', question: 'Is the page written in the language that it declares?' },
  '3.2.6': { why: 'Which links lead to help is not known.', question: 'Does each way to help stand in the same place on every page?' },
  '3.3.7': { why: 'The steps of a form are not known.', question: 'Is nothing asked again that was already given in the same process?' },
}

export const judgementsOf = ({ hasOwnProbes }: { hasOwnProbes: boolean }): Record<string, Judgement> => (hasOwnProbes ? judgements : { ...judgements, ...unprepared })

/** The passing check of these proves that what they are about does not occur. */
export const absence: ReadonlySet<string> = new Set(['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '2.5.4', '3.3.8'])

/** Criteria about fields. */
export const aboutFields: ReadonlySet<string> = new Set(['1.3.5', '3.3.1', '3.3.2', '3.3.3', '3.3.7'])

/** The criterion about commitments: a press may make one without any field, but on a site whose own checks count its forms. */
const COMMITMENTS = '3.3.4'

/** The criterion about messages. */
export const MESSAGES = '4.1.3'

/** Whether a state of a page shows a message, or what is said of wrong entries. */
export const showsMessage = (state: string, { shown }: Pick<AuditResult, 'shown'>): boolean => ['message', 'errors'].includes(shown[state] ?? '')

/** Why a page has nothing of what a criterion is about: of messages that is known only where its states are told. */
export function whyNothing(criterion: string, page: string, result: Pick<AuditResult, 'facts' | 'shown' | 'hasOwnProbes'>): string | undefined {
  const { field, states } = result.facts[page] ?? {}
  if ((aboutFields.has(criterion) || (criterion === COMMITMENTS && result.hasOwnProbes)) && field === false) return 'No field on this page.'
  return criterion === MESSAGES && result.hasOwnProbes && states?.some((state) => showsMessage(state, result)) === false ? 'No message on this page.' : undefined
}
