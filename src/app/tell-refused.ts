/**
 * On the contact page alone, as text like `boot`: says under each field, in the page's own words, what the browser refused. The
 * browser checks and sends, nobody else; where this does not run, its own messages stand.
 */
export function tellRefused(): void {
  const form = document.querySelector<HTMLFormElement>('form[method=post]')!
  const tell = (field: HTMLInputElement) => {
    const note = document.getElementById(`${field.name}-errore`)!
    const { valid, valueMissing } = field.validity
    const { missing, mistyped = missing } = note.dataset
    note.hidden = valid
    note.textContent = valid ? '' : (valueMissing ? missing : mistyped)!
    // What to write there describes it, too.
    const hint = document.getElementById(`${field.name}-aiuto`)?.id
    for (const [name, value] of [['aria-invalid', !valid && 'true'], ['aria-describedby', [!valid && note.id, hint].filter(Boolean).join(' ')]] as const) {
      if (value) field.setAttribute(name, value)
      else field.removeAttribute(name)
    }
  }
  const on = (type: string, act: (field: HTMLInputElement, event: Event) => void) =>
    form.addEventListener(type, (event) => act(event.target as HTMLInputElement, event), true)

  on('invalid', (field, event) => {
    event.preventDefault() // the browser's bubble would cover the words
    tell(field)
    if (field === form.querySelector(':invalid')) field.focus()
  })
  on('input', (field) => field.ariaInvalid && tell(field))
}
