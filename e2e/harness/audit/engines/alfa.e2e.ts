import { expect, test } from 'playwright/test'
import { alfa } from './alfa.ts'

test('audit.sheets: Alfa reads what stands beside a rule that it does not know', async ({ page }) => {
  const sheet = '@container(min-width:1px){i{color:red}}p{color:#999;background:#fff}@media(min-width:1px){@container(min-width:1px){i{color:red}}b{color:#aaa;background:#fff}}'
  await page.setContent(`<!DOCTYPE html><html lang="it"><title>Nebbia</title><style>${sheet}</style><main><h1>Nebbia</h1><p>Nebbia sulla laguna</p><b>Nebbia fitta</b></main>`)
  const pale = (await alfa(page)).filter(({ rule }) => rule === 'sia-r69').map(({ element }) => element)
  expect(pale).toEqual(['/html[1]/body[1]/main[1]/p[1]', '/html[1]/body[1]/main[1]/b[1]'])
})
