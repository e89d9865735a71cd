import { byTouching } from '../checks/changes.ts'
import { faintEdges } from '../checks/edges.ts'
import { focusMarks } from '../checks/focus-mark.ts'
import { ofHeaders } from '../checks/headers.ts'
import { underPointer } from '../checks/hover.ts'
import { byKeyboard } from '../checks/keyboard.ts'
import { otherLanguage } from '../checks/language.ts'
import { heard } from '../checks/listeners.ts'
import { readPage } from '../checks/markup.ts'
import { rulesAsItStands } from '../checks/of-rules.ts'
import { otherWords } from '../checks/other-words.ts'
import { unseenParts } from '../checks/unseen.ts'
import { inOtherWindows } from '../checks/windows.ts'
import { settle } from '../settle.ts'
import { open, plan, tell, test } from './probe.ts'

for (const path of plan.pages) {
  test(`criteria.1.1.1, criteria.1.2.1, criteria.1.2.2, criteria.1.2.3, criteria.1.2.4, criteria.1.2.5, criteria.1.3.5, criteria.1.4.2, criteria.1.4.11, criteria.2.1.1, criteria.2.1.4, criteria.2.2.1, criteria.2.2.2, criteria.2.3.1, criteria.2.4.2, criteria.2.4.4, criteria.2.4.6, criteria.2.5.2, criteria.2.5.4, criteria.2.5.7, criteria.3.1.1, criteria.3.1.2, criteria.3.3.8, criteria.4.1.2: ${path} as it stands`, async ({ page }) => {
    const response = await open(page, path)
    const moving = [...(await ofHeaders(response)), ...(await readPage(page))]
    await settle(page)
    await tell(page, path, [...moving, ...(await faintEdges(page)), ...(await heard(page)), ...(await rulesAsItStands(page)), ...(await unseenParts(page)), ...(await otherLanguage(page, plan.stage.locale))])
  })

  test(`criteria.1.3.4, criteria.1.4.4, criteria.1.4.10, criteria.1.4.12: ${path} in other windows and with wider spacing`, async ({ page }) => {
    await open(page, path)
    await settle(page)
    await tell(page, path, await inOtherWindows(page))
  })

  test(`criteria.2.1.1, criteria.2.1.2, criteria.2.4.7, criteria.2.4.11: ${path} by the keyboard`, async ({ page }) => {
    await open(page, path)
    await settle(page)
    const stops = await byKeyboard(page)
    await open(page, path)
    await settle(page)
    await tell(page, path, [...stops, ...(await focusMarks(page))])
  })

  test(`criteria.1.4.3: ${path} in pictures, with the focus and further down`, async ({ page }) => {
    await open(page, path)
    await settle(page)
    await tell(page, path, await otherWords(page))
  })

  test(`criteria.1.4.13: ${path} under the pointer`, async ({ page }) => {
    await open(page, path)
    await settle(page)
    await tell(page, path, await underPointer(page))
  })

  test(`criteria.3.2.1, criteria.3.2.2: ${path} when it is touched and filled in`, async ({ page }) => {
    await open(page, path)
    const faults = await byTouching(page, async () => void (await open(page, path)))
    await tell(page, path, faults)
  })
}
