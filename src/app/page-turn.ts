let arrive: (() => void) | undefined

/** Says that the new page stands: the browser may show it. */
export const pageTurned = (): void => arrive?.()

/** The plate of the card that holds the link becomes the hero of the page it leads to. */
function namePlate(link: EventTarget | null): void {
  const plate = link instanceof Element ? link.closest('article')?.querySelector('img') : null
  if (!plate) return
  for (const hero of document.querySelectorAll<HTMLElement>('article > header > img')) hero.style.viewTransitionName = 'none'
  plate.style.viewTransitionName = 'plate'
}

/** Goes to another page, with a transition where the browser has it and the reader wants motion. */
export function turnPage(link: EventTarget | null, go: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    go()
    return
  }
  namePlate(link)
  const { ready } = document.startViewTransition(() => {
    const arrival = Promise.withResolvers<void>()
    arrive = arrival.resolve
    go()
    return arrival.promise
  })
  // A second link, followed before the first page stood, skips the transition: that is no error.
  ready.catch(() => undefined)
}
