import type { Application } from './application.ts'

/**
 * Only on pages with something interactive, as text like `boot`: wakes it when the reader reaches for it, or, where it asks the
 * clock, as soon as it is seen. Gives what wakes it.
 */
export function startIslands(load: () => Promise<Application>): () => void {
  const around = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)
  let awake = false
  const awaken = () => {
    if (awake) return
    awake = true
    load().then(
      (application) => application.awaken(),
      () => (awake = false), // the page stays as it is, the next touch tries again
    )
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, (event) => around(event, '[data-island]') && awaken(), { passive: true, capture: true })
  const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && awaken())
  for (const part of document.querySelectorAll('[data-live]')) seen.observe(part)

  // Pressed before anything listened: to be pressed again.
  document.addEventListener('click', (event) => around(event, '[data-island]:not([data-awake]) [type=button]:not([data-copy])')?.setAttribute('data-pressed', ''), true)

  // The address holds what was typed into a tool; or the reader is in one already, while the page was still arriving.
  if (document.querySelector(location.search ? '[data-island]' : '[data-island] :focus')) awaken()
  return awaken
}
