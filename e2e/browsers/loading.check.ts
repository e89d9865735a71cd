import { expect } from 'playwright/test'
import { about } from '../harness/report/about.ts'
import { everyPage, headingOf, MISSING } from '../support/pages.ts'
import { check } from './check.ts'

for (const path of everyPage) {
  check(`routes.answer, routes.language, routes.frame, console.page, security.quiet: ${path} loads and has nothing to say`, async ({ reader }) => {
    await reader.open(path)
    await about('routes.answer', async () => expect(await reader.heading()).toBe(headingOf(path)))
    await about('routes.language', async () => expect(await reader.evaluate(() => document.documentElement.lang)).toBe('it'))
    await about('routes.frame', async () => expect(await reader.evaluate(() => ['header', 'main', 'footer'].filter((name) => !document.querySelector(name)))).toEqual([]))
    await reader.point('footer a[href]')
    await reader.wakes()
    const { messages, blocked } = await reader.recorded()
    await about('security.quiet', () => expect(blocked).toEqual([]))
    await about('console.page', () => expect(messages.filter((message) => path !== MISSING || !message.includes(MISSING))).toEqual([]))
  })
}
