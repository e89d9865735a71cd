/** Runs in the report: what was answered, with what was there before, as a file. */
const write = (): void => {
  const form = document.querySelector<HTMLFormElement>('#answers')!
  const known = JSON.parse(document.querySelector('#known')!.textContent) as { today: string; answers: Record<string, string>[] }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const said = new FormData(form)
    const own = (name: string) => ((said.get(name) as string | null) ?? '').trim()
    const who = { name: own('name'), role: own('role'), tool: own('tool'), ...(own('assistiveTechnology') ? { assistiveTechnology: own('assistiveTechnology') } : {}) }
    const added = [...form.querySelectorAll<HTMLElement>('fieldset')].flatMap((field, at) => {
      const answer = own(`answer-${at}`)
      return answer ? [{ ...(JSON.parse(field.dataset.about!) as Record<string, string>), answer, note: own(`note-${at}`), ...who, date: known.today, expires: own('expires') }] : []
    })
    const isReplaced = (old: Record<string, string>) => added.some((one: Record<string, string>) => ['criterion', 'question', 'part', 'state', 'page'].every((name) => one[name] === old[name]))
    const answers = [...known.answers.filter((old) => !isReplaced(old)), ...added]
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify({ answers }, null, 2)}\n`], { type: 'application/json' }))
    link.download = 'human-answers.json'
    link.click()
    form.querySelector('output')!.textContent = `${added.length} answers written`
  })
}

export const answersScript = `(${write.toString()})()`
