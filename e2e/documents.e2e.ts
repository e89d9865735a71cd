import { expect, test } from 'playwright/test'
import { everyPage } from './support/pages.ts'

for (const path of everyPage) {
  test(`routes.language: the document of ${path} says that it is in Italian`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(/<html [^>]*>/.exec(html)?.[0]).toBe('<html lang="it">')
  })
}
