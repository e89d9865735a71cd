import { expect, test } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { unsaidErrors } from '../harness/audit/measures/errors.ts'
import { CALCULATOR } from '../support/pages.ts'
import { openPage, startScript } from '../support/script.ts'
import { judged } from './judged.ts'
import { foundOn, htmlOfAll } from './nothing-on.ts'
import { openState } from './stage.ts'

test('criteria.3.2.1, criteria.3.2.2: neither focus nor typing takes the reader elsewhere', async ({ page, context }) => {
  for (const path of judged) {
    await openPage(page, path)
    await startScript(page)
    const led = await page.locator('a[href], button, input, textarea, select, summary').evaluateAll((all) => {
      const addresses: (string | null)[] = []
      navigation.addEventListener('navigate', ({ destination }) => addresses.push(destination.url))
      for (const control of all) (control as HTMLElement).focus()
      return addresses
    })
    const stays = async () => {
      expect.soft(context.pages().length, `windows after ${path}`).toBe(1)
      await expect.soft(page.getByRole('dialog')).toHaveCount(0)
    }
    await about('criteria.3.2.1', async () => {
      expect(led, `where the focus led on ${path}`).toEqual([])
      await stays()
    })
    for (const field of await page.locator('main :is(input:not([type=checkbox], [type=radio], [type=date]), textarea)').all()) await field.fill('12')
    for (const box of await page.locator('main input[type=checkbox]').all()) await box.press('Space')
    await about('criteria.3.2.2', async () => {
      await expect.soft(page).toHaveURL(new RegExp(`^[^?#]*${path}(?:\\?.*)?$`)) // a calculator keeps its figures in the query
      await stays()
    })
  }
})

for (const [what, path, state, wrong, count] of [
  ['each wrong field is marked, and shows in words what it wants', '/contatti', 'form invalid', 'form[method=post] :invalid', 5],
  ['a calculator says under the field what is wrong and what it takes', CALCULATOR, 'tool in error', '[aria-invalid=true]', 1],
] as const) {
  test(`criteria.3.3.1, criteria.3.3.3: ${what}`, async ({ page }) => {
    await openState(page, path, state)
    await expect(page.locator(wrong)).toHaveCount(count)
    const unsaid = await unsaidErrors(page)
    // That a field is wrong is marked; what is wrong and what it wants stand in words, which are both.
    await about('criteria.3.3.1', () => expect.soft(unsaid.filter((one) => one.endsWith('not marked as wrong'))).toEqual([]))
    await about('criteria.3.3.1, criteria.3.3.3', () => expect(unsaid.filter((one) => !one.endsWith('not marked as wrong'))).toEqual([]))
  })
}

test('criteria.3.3.4, criteria.3.3.8: no page asks for a password, and one form alone is sent', async ({ request }) => {
  const pages = await htmlOfAll(request)
  await about('criteria.3.3.8', () => expect.soft(foundOn(pages, /<input\b[^>]*type="?password[^>]*>|captcha/gi)).toEqual([]))
  await about('criteria.3.3.4', () => expect.soft(pages.filter(({ html }) => /<form\b[^>]*method="?post/i.test(html)).map(({ path }) => path)).toEqual(['/contatti']))
})

test('criteria.1.3.5, criteria.3.3.2: name and e-mail of the contact form say what they are, and the form what an asterisk means', async ({ page }) => {
  await page.goto('/contatti')
  await about('criteria.1.3.5', async () => {
    await expect(page.getByLabel('Nome *')).toHaveAttribute('autocomplete', 'name')
    await expect(page.getByLabel('Email *')).toHaveAttribute('autocomplete', 'email')
  })
  await about('criteria.3.3.2', () => expect(page.getByText('I campi con l’asterisco sono obbligatori.')).toBeVisible())
})
