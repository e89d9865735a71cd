type Told = Record<string, string>

/** Runs in the report: whether a new answer takes the place of one before. Of a page there is one of each part, however it has changed since; of elements there are many, each with its hash. */
export const isReplaced = (old: Told, added: Told[]): boolean =>
  added.some((one) => ['criterion', 'question', 'part', 'state', 'page', ...(old.part === 'element' ? ['hash'] : [])].every((name) => one[name] === old[name]))

/** Runs in the report: what was answered, with what was there before, as a file. */
const write = (replaces: typeof isReplaced): void => {
  const form = document.querySelector<HTMLFormElement>('#answers')!
  const known = JSON.parse(document.querySelector('#known')!.textContent) as { today: string; answers: Told[] }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const said = new FormData(form)
    const own = (name: string) => ((said.get(name) as string | null) ?? '').trim()
    const who = { name: own('name'), role: own('role'), tool: own('tool'), ...(own('assistiveTechnology') ? { assistiveTechnology: own('assistiveTechnology') } : {}) }
    const added = [...form.querySelectorAll<HTMLElement>('fieldset')].flatMap((field, at) => {
      const answer = own(`answer-${at}`)
      return answer ? [{ ...(JSON.parse(field.dataset.about!) as Told), answer, note: own(`note-${at}`), ...who, date: known.today, expires: own('expires') }] : []
    })
    const answers = [...known.answers.filter((old) => !replaces(old, added)), ...added]
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify({ answers }, null, 2)}\n`], { type: 'application/json' }))
    link.download = 'human-answers.json'
    link.click()
    form.querySelector('output')!.textContent = `${added.length} answers written`
  })
}

export const answersScript = `(${write.toString()})(${isReplaced.toString()})`
