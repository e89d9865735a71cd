import { expect, test } from 'playwright/test'
import { performAll } from './steps.ts'

const SOON_MS = 300

test.beforeEach(({ page }) => page.setContent('<button>Menu</button><input>'))

test('audit.steps: what is not there is told after twenty seconds, with state, step and selector', async ({ page }) => {
  test.setTimeout(60_000)
  const started = performance.now()
  await expect(performAll(page, [{ click: 'button' }, { click: '#basket' }], 'basket open')).rejects.toThrow('state «basket open», step 2: expected «#basket» on blank, found none')
  expect(performance.now() - started).toBeGreaterThan(19_000)
  expect(performance.now() - started).toBeLessThan(40_000)
})

test('audit.steps: a field that nothing comes of is told, too', async ({ page }) => {
  await expect(performAll(page, [{ fill: 'input', with: 'lamp', until: 'role=listbox' }], undefined, SOON_MS)).rejects.toThrow('step 1: expected «role=listbox» on blank, found none')
})

test('audit.steps: what is there and fails says so in its own words', async ({ page }) => {
  await expect(performAll(page, [{ focuses: 'button' }], undefined, SOON_MS)).rejects.toThrow(/toBeFocused/)
})
