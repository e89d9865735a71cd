import type { Locator } from 'playwright/test'

/** Enters into a field of a tool what a table says: «sì» ticks a box. */
export async function enter(field: Locator, value: string): Promise<void> {
  if (value === 'sì') await field.check()
  else if (await field.evaluate(({ localName }) => localName === 'select')) await field.selectOption({ label: value })
  else await field.fill(value)
}
