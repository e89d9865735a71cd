import { number, parseAmount } from './format.ts'
import { accept, type Draft, type Problem } from './problem.ts'

/** What a control can hold; a checkbox stands in a form, and in an address, only when it is ticked. */
export type Answer = string | number | boolean

export interface Model<Input> {
  /** How each field is called in the form and in the address: in Italian, as readers see it there. */
  names: Record<keyof Input, string>
  defaults: Input
  /** What an untouched tool opens on in the browser, where that depends on the day. */
  current?: () => Input
  problems: (draft: Draft<Input>) => Problem<keyof Input>[]
}

/** A form's entries or an address's. */
interface Entries {
  get: (name: string) => FormDataEntryValue | null
}

export const TICKED = 'si'

/** As a control shows it: «200.000». */
export const answerText = (answer: Answer) => (typeof answer === 'number' ? number(answer) : String(answer))

export const fieldsOf = <Input extends object>({ names }: Model<Input>) => Object.entries(names) as [keyof Input, string][]

export function draftFrom<Input extends object>(model: Model<Input>, entries: Entries): Draft<Input> {
  const read = (answer: unknown, entry: FormDataEntryValue | null) => {
    if (typeof answer === 'boolean') return entry === TICKED
    if (typeof entry !== 'string') return answer
    return typeof answer === 'number' ? parseAmount(entry) : entry
  }
  const answers = fieldsOf(model).map(([field, name]) => [field, read(model.defaults[field], entries.get(name))])
  return Object.fromEntries(answers) as Draft<Input>
}

/** What an address says, or what the tool opens on as soon as one part of it is impossible. */
export function readQuery<Input extends object>(model: Model<Input>, search: string): Input {
  const defaults = model.current?.() ?? model.defaults
  const draft = draftFrom({ ...model, defaults }, new URLSearchParams(search))
  return accept(draft, model.problems(draft)) ?? defaults
}

/** The query of an address with this input in it; what else stood there stays. */
export function writeQuery<Input extends object>(model: Model<Input>, search: string, input: Input): string {
  const query = new URLSearchParams(search)
  for (const [field, name] of fieldsOf(model)) {
    const answer = input[field] as Answer
    if (answer === false) query.delete(name)
    else query.set(name, answer === true ? TICKED : plain(answer))
  }
  return `?${query}`
}

const plain = (answer: string | number) =>
  typeof answer === 'number' ? answerText(answer).replaceAll('.', '').replace('\u2212', '-') : answer
