/** What can be told of the states of a page, and of how it is brought to them. */
import * as v from 'valibot'
import { fields } from './command/checked.ts'

export const words = v.pipe(v.string(), v.nonEmpty('words'))
export const path = v.pipe(v.string(), v.startsWith('/', 'a path that begins with «/»'))
export const action = <Action extends (...given: never[]) => unknown>() => v.custom<Action>((value) => typeof value === 'function', 'a function')

/** What wakes the parts of a page that a script takes over: their selector, and the attribute by which they say that they listen. */
export const waking = fields({ selector: words, mark: words })

const steps = {
  click: fields({ click: words }),
  hover: fields({ hover: words }),
  press: fields({ press: words }),
  sees: fields({ sees: words }),
  loses: fields({ loses: words }),
  focuses: fields({ focuses: words }),
  wakes: fields({ wakes: waking }),
  // Again and again, until a selector is there: what takes the field over may be late.
  fill: fields({ fill: words, with: v.string(), until: v.exactOptional(words) }),
}
type Steps = typeof steps
const noStep = v.never(`a step of one kind: ${Object.keys(steps).join(', ')}`)

/** One thing that a reader does, or that is waited for; targets are selectors as Playwright reads them. */
export const step = v.lazy((given): Steps[keyof Steps] => {
  const kind = Object.keys(steps).find((name) => typeof given === 'object' && given !== null && name in given)
  return kind === undefined ? (noStep as unknown as Steps['click']) : steps[kind as keyof Steps]
})

/** What a state brings that a person is asked about: controls that were not there, entries that are wrong and what is said of them, a message. */
const shown = ['controls', 'errors', 'message'] as const
export type Shown = (typeof shown)[number]

/** What a page can be brought to beside its plain state. */
export const state = fields({
  /** A script opens it. */
  isScripted: v.exactOptional(v.boolean()),
  /** Why a page cannot have it in a look of the audit; nothing, if it can. The page is given as served. */
  whyNot: v.exactOptional(action<(cell: Record<'path' | 'media' | 'viewport' | 'mode' | 'state', string>, html: string) => string | undefined>()),
  /** What brings an opened page to it. */
  steps: v.array(step),
  /** What it has brought over the page: what lies behind it is not looked at meanwhile. */
  part: v.exactOptional(words),
  shows: v.exactOptional(v.picklist(shown, `one of ${shown.join(', ')}`)),
  /** Where it is looked at for the transcripts. */
  seen: fields({ path, width: v.number() }),
})

/** What the audit looks at without being told: every page has it, or is it. */
export const OWN_STATES = ['plain', 'hovered', '404']
export const stateName = v.pipe(words, v.check((name) => !OWN_STATES.includes(name), `another name than ${OWN_STATES.join(', ')}, which the audit has itself`))

export type Waking = v.InferOutput<typeof waking>
export type Step = v.InferOutput<typeof step>
export type State = v.InferOutput<typeof state>
