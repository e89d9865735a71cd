import { expect } from 'playwright/test'
import { everyPage, headingOf, MISSING } from '../support/pages.ts'
import { check } from './check.ts'

for (const path of everyPage) {
  check(`routes.answer, routes.language, routes.frame, console.page, security.quiet: ${path} loads and has nothing to say`, async ({ reader }) => {
    await reader.open(path)
    expect(await reader.heading(), 'routes.answer').toBe(headingOf(path))
    expect(await reader.evaluate(() => document.documentElement.lang), 'routes.language').toBe('it')
    expect(await reader.evaluate(() => ['header', 'main', 'footer'].filter((name) => !document.querySelector(name))), 'routes.frame').toEqual([])
    await reader.point('footer a[href]')
    await reader.wakes()
    const { messages, blocked } = await reader.recorded()
    expect(blocked, 'security.quiet').toEqual([])
    expect(messages.filter((message) => path !== MISSING || !message.includes(MISSING)), 'console.page').toEqual([])
  })
}
