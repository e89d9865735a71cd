/**
 * Presses a form's button and, as jsdom does not navigate, sends what a browser would send: the same target,
 * method and default encoding. Nothing is sent if validation stops it; a script that takes over is an error.
 */
export async function submitNatively(form: HTMLFormElement): Promise<void> {
  let event: SubmitEvent | undefined
  let taken = false
  const listen = (submission: SubmitEvent) => {
    taken = submission.defaultPrevented
    event = submission
    submission.preventDefault()
  }
  window.addEventListener('submit', listen)
  form.querySelector<HTMLButtonElement>('button[type=submit]')!.click()
  window.removeEventListener('submit', listen)
  if (taken) throw new Error('a script took over the submission')
  if (!event) return
  const entries = [...new FormData(form, event.submitter)].map(([name, value]) => [name, (value as string).replace(/\r?\n/g, '\r\n')])
  await fetch(form.action, { method: form.method, body: new URLSearchParams(entries) })
}
