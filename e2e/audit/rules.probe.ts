import { expect, test } from 'playwright/test'
import { byKeyboard } from '../harness/audit/checks/keyboard.ts'
import { focusMarks } from '../harness/audit/checks/focus-mark.ts'
import { otherLanguage } from '../harness/audit/checks/language.ts'
import { rulesAsItStands } from '../harness/audit/checks/of-rules.ts'
import { inOtherWindows } from '../harness/audit/checks/windows.ts'
import { settle } from '../harness/audit/settle.ts'
import { about } from '../harness/report/about.ts'
import { site } from '../site.ts'
import { openPage } from '../support/script.ts'
import { judged } from './judged.ts'

// The checks of any site, which are measured by the public test cases. What they only ask is asked by the questions of this one.
for (const path of judged) {
  test(`criteria.1.1.1, criteria.1.3.1, criteria.1.3.4, criteria.1.3.5, criteria.1.4.4, criteria.1.4.10, criteria.1.4.12, criteria.2.1.1, criteria.2.1.2, criteria.2.2.1, criteria.2.4.2, criteria.2.4.4, criteria.2.4.6, criteria.2.4.7, criteria.2.4.11, criteria.3.1.1, criteria.3.1.2, criteria.4.1.2: ${path} keeps the rules of any site`, async ({ page }) => {
    await openPage(page, path)
    await settle(page)
    const found = [await rulesAsItStands(page), await otherLanguage(page, site.locale), await focusMarks(page), await inOtherWindows(page)]
    await openPage(page, path)
    await settle(page)
    found.push(await byKeyboard(page))
    for (const { criterion, message, html } of found.flat().filter(({ kind }) => kind === 'violation')) await about(`criteria.${criterion}`, () => expect.soft(`${message} ${html}`, path).toBe(''))
  })
}
