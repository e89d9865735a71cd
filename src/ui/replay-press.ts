/**
 * Presses again, once a script listens, the button that the reader pressed before it did; the boot script marked it.
 * A turn later: inside an effect React could not hydrate the pressed part at once, and the press would be lost again.
 */
export function replayPress(part: ParentNode, selector = '[data-pressed]'): void {
  setTimeout(() => {
    const button = part.querySelector<HTMLElement>(selector)
    if (!button) return
    delete button.dataset.pressed
    button.click()
  })
}
