import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { accept, type Draft } from './problem.ts'
import { type Answer, answerText, draftFrom, fieldsOf, type Model, readQuery, writeQuery } from './query-state.ts'

/** What a labelled control needs to know. */
export interface FieldState {
  name: string
  /** At the start; afterwards the control itself knows. */
  value: string
  problem: string | undefined
}

export interface ToolState<Input> {
  form: RefObject<HTMLFormElement | null>
  /** To be called when a control has changed. */
  update: () => void
  /** As it is typed. */
  draft: Draft<Input>
  /** Nothing while a field holds what cannot be. */
  input: Input | undefined
  /** Whether it is the reader's own, and no longer the article's example. */
  changed: boolean
  /** The first of what stands against it. */
  obstacle: string | undefined
  field: (field: keyof Input) => FieldState
}

const isChanged = <Input extends object>(model: Model<Input>, draft: Draft<Input>) => fieldsOf(model).some(([field]) => draft[field] !== model.defaults[field])

/** Puts answers into the form's controls, but for what is missing and for the control that is being typed into. */
function fill<Input extends object>(form: HTMLFormElement, model: Model<Input>, draft: Draft<Input>, typing?: Element | null) {
  for (const [field, name] of fieldsOf(model)) {
    const control = form.elements.namedItem(name)
    const answer = draft[field] as Answer | undefined
    if (answer === undefined || control === typing) continue
    if (control instanceof HTMLInputElement && typeof answer === 'boolean') control.checked = answer
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = answerText(answer)
  }
}

/** Puts a possible input into the address; an impossible one leaves there what was. */
function share<Input extends object>(model: Model<Input>, draft: Draft<Input>) {
  const input = accept(draft, model.problems(draft))
  if (!input) return
  const { pathname, search, hash } = location
  try {
    // The router keeps its own notes in the entry's state.
    history.replaceState(history.state, '', pathname + writeQuery(model, search, input) + hash)
  } catch {
    // Safari takes a hundred in half a minute; the next entry after that is told again.
  }
}

/**
 * The form's own controls hold the state, so that what a reader typed before the script was there counts;
 * untouched, they take over what the address says.
 */
export function useTool<Input extends object>(model: Model<Input>): ToolState<Input> {
  const form = useRef<HTMLFormElement>(null)
  /** Whether anything is the reader's own: what a tool opens on by itself, as today, does not belong in the address. */
  const isEntered = useRef(false)
  const [draft, setDraft] = useState<Draft<Input>>(model.defaults)
  const problems = model.problems(draft)

  const update = () => {
    if (!form.current) return
    const next = draftFrom(model, new FormData(form.current))
    isEntered.current = true
    setDraft(next)
    share(model, next)
  }

  useLayoutEffect(() => {
    if (!form.current) return
    const typed = draftFrom(model, new FormData(form.current))
    if (isChanged(model, typed)) {
      fill(form.current, model, typed, document.activeElement)
      isEntered.current = true
      setDraft(typed)
      share(model, typed)
      return
    }
    const shared = readQuery(model, location.search)
    fill(form.current, model, shared)
    setDraft(shared)
  }, [model])

  // The way back from a link to the tool leads to an address that does not say yet what was entered since.
  useEffect(() => {
    const shareAgain = () => isEntered.current && update()
    addEventListener('popstate', shareAgain)
    return () => removeEventListener('popstate', shareAgain)
  })

  return {
    form,
    update,
    draft,
    input: accept(draft, problems),
    changed: isChanged(model, draft),
    obstacle: problems[0]?.message,
    field: (field) => ({
      name: model.names[field],
      value: answerText(model.defaults[field] as Answer),
      problem: problems.find((problem) => problem.field === field)?.message,
    }),
  }
}
