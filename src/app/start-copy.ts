import type { Application } from './application.ts'

/** Only on pages with something to copy, as text like `boot`: a browser lets a page copy during the press only. */
export function startCopy(load: () => Promise<Application>): void {
  const copyPressed = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (!pressed) return
    const { copy, done = '' } = pressed.dataset
    const refused = 'Il browser non lascia copiare: usa la barra degli indirizzi.'
    const write = async () => navigator.clipboard.writeText('here' in pressed.dataset ? `${copy}\n${location.href}` : copy!)
    const copied = write().then(
      () => true,
      () => false,
    )
    const say = async () => (pressed.lastChild!.nodeValue = (await copied) ? done : refused)
    load().then((application) => application.notice(copied, done, refused)).catch(say)
  }
  document.addEventListener('click', copyPressed, true)
}
