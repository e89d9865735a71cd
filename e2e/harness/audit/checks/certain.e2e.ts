import { type Page, test } from 'playwright/test'
import type { Fault } from './fault.ts'
import { expectFound, type MadeFor } from './found.ts'
import { byKeyboard } from './keyboard.ts'

const found = (criterion: string, name: string, check: (page: Page) => Promise<Fault[]>, pages: MadeFor[]) =>
  test(`audit.sure: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, check, pages))

const field = '<input aria-label="Boat">'
const dialog = (does: string, behind = field) => `${behind}<dialog><button>Quay</button><input aria-label="Day">${does}</dialog><script>document.querySelector("dialog").showModal()</script>`

found('2.1.1', 'what has the focus already, and what stands behind a modal dialog', byKeyboard, [
  [`<a href="/">Quay</a>${field}<button>Boats</button><script>document.querySelector("input").focus()</script>`, []],
  [dialog('', ''), []],
  [dialog(''), ['review']],
])
