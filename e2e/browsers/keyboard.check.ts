import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { walksWell } from '../support/keyboard.ts'
import { kinds } from '../support/pages.ts'
import { check } from './check.ts'

/** Runs in the page: until what has the focus is in the window, or would have had the time; an engine scrolls to it when it can. */
const untilShown = (most: number) =>
  new Promise<void>((done) => {
    const end = performance.now() + most
    const look = () => {
      const box = document.activeElement?.getClientRects()[0]
      if (!box || document.activeElement === document.body || (box.top >= 0 && box.bottom <= innerHeight) || performance.now() > end) done()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(() => setTimeout(look))
  })

for (const path of [...kinds.filter((kind) => kind !== '/'), '/blog/venezia-tramonto']) {
  check(`keyboard.skip, keyboard.order, keyboard.complete, keyboard.visible, keyboard.uncovered: Tab over ${path}`, async ({ reader }) => {
    await reader.open(path)
    const press = async (key: string) => {
      await reader.press(key)
      await reader.evaluate(untilShown, 1000)
    }
    const [first] = await walksWell({ press, evaluate: (run) => reader.evaluate(run) }, true)
    await about('keyboard.skip', () => expect(first?.name).toContain('Vai al contenuto'))
  })
}
