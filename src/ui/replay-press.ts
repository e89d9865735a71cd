/**
 * Presses again, once a script listens, what the reader pressed before it did; src/app/start-islands.ts marked it.
 * A turn later: inside an effect React could not hydrate the pressed part at once, and the press would be lost again.
 */
export function replayPress(part: ParentNode): void {
  setTimeout(() => {
    for (const button of part.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed
      button.click()
    }
  })
}
