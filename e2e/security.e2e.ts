import { expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { violationsOf } from './harness/page/messages.ts'
import { tracesOf } from './support/in-use.ts'
import { everyPage, kinds } from './support/pages.ts'
import { tour } from './support/tour.ts'

const directives = readTable('security')
const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

for (const path of everyPage) {
  test(`security.policy, security.strict, security.form: the policy of ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [tag = '', policy = ''] = meta.exec(html) ?? []
    await about('security.policy', () => expect(tag, `<meta> of ${path}`).not.toBe(''))
    await about('security.policy', () => expect(html.slice(0, html.indexOf(tag)), 'what stands before it').not.toMatch(/<(?:script|style|link|img|base)\b/))
    const found = new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
    for (const { directive, value } of directives) await about('security.policy', () => expect(found.get(directive), directive).toBe(value))
    await about('security.strict', () => expect(policy).not.toMatch(/unsafe-|\*|(?:https?|data|blob):(?!\/\/)/))
    await about('security.strict', () => expect(policy.replace(/form-action [^;]*/, ''), 'hosts').not.toMatch(/https?:/))
    await about('security.strict', () => expect(found.get('script-src')).toMatch(/^'self' 'sha256-[^']+' 'sha256-[^']+'$/))

    const targets = [...html.matchAll(/<form\b[^>]* action="([^"]+)"/g)].map(([, action]) => new URL(action!).origin)
    const [self, service, ...others] = found.get('form-action')?.split(' ') ?? []
    await about('security.form', () => expect([self, others]).toEqual(["'self'", []]))
    for (const target of targets) await about('security.form', () => expect(service).toBe(target))
  })
}

test('security.quiet, security.origin, security.traces: a tour of every state', async ({ page, context, baseURL }) => {
  const violations = await violationsOf(page)
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await tour(page)
  await about('security.quiet', () => expect.soft(violations).toEqual([]))
  await about('security.origin', () => expect.soft(requests.filter((url) => new URL(url).origin !== new URL(baseURL!).origin)).toEqual([]))
  await about('security.traces', async () => expect(await tracesOf(page, context)).toEqual([]))
})

for (const path of kinds) {
  test(`security.enforced: ${path} runs no script and applies no style that was not built`, async ({ page }) => {
    const violations = await violationsOf(page)
    await page.goto(path)
    const outcome = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act()
          return 'allowed'
        } catch (error) {
          return (error as Error).name
        }
      }
      const style = document.createElement('style')
      style.append('h1 { color: rgb(1, 2, 3) }')
      document.head.append(style)
      return {
        markup: attempt(() => (document.createElement('p').innerHTML = '<b>')),
        script: attempt(() => (document.createElement('script').text = 'window.ran = true')),
        color: getComputedStyle(document.querySelector('h1')!).color === 'rgb(1, 2, 3)',
      }
    })
    expect(outcome).toEqual({ markup: 'TypeError', script: 'TypeError', color: false })
    // A server may send a policy too: then an attempt is told twice.
    await expect.poll(() => violations.length, 'blocked attempts').toBeGreaterThanOrEqual(3)
  })
}
