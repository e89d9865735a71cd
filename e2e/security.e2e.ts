import { type APIRequestContext, expect, test } from 'playwright/test'
import { about } from './harness/report/about.ts'
import { readTable } from '../spec/support/table.ts'
import { everyPage } from './support/pages.ts'

const directives = readTable('security')
// The three whose values change with page and brand, told by sentences of their own.
const named = new Set([...directives.map(({ directive }) => directive), 'script-src', 'style-src', 'form-action'])
const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

const actionsIn = (html: string): string[] => [...html.matchAll(/<form\b[^>]* action="([^"]+)"/g)].map(([, action]) => new URL(action!).origin)

/** Where the one form that is sent goes to. */
const serviceAt = async (request: APIRequestContext): Promise<string | undefined> => actionsIn(await (await request.get('/contatti')).text())[0]

for (const path of everyPage) {
  test(`security.policy, security.strict, security.form: the policy of ${path}`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [tag = '', policy = ''] = meta.exec(html) ?? []
    await about('security.policy', () => expect(tag, `<meta> of ${path}`).not.toBe(''))
    await about('security.policy', () => expect(html.slice(0, html.indexOf(tag)), 'what stands before it').not.toMatch(/<(?:script|style|link|img|base)\b/))
    const found = new Map(policy.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
    // One fault hides no other.
    for (const { directive, value } of directives) await about('security.policy', () => expect.soft(found.get(directive), directive).toBe(value))
    await about('security.policy', () => expect.soft(new Set(found.keys()), 'names of its directives').toEqual(named))
    await about('security.strict', () => expect.soft(policy).not.toMatch(/unsafe-|\*|(?:https?|data|blob):(?!\/\/)/))
    await about('security.strict', () => expect.soft(policy.replace(/form-action [^;]*/, ''), 'hosts').not.toMatch(/https?:/))
    const words = [...found].flatMap(([name, value]) => (name === 'form-action' ? [] : value.split(' ').map((word) => `${name} ${word}`)))
    await about('security.strict', () => expect.soft(words.filter((word) => !/^\S+ '(?:self|none|script|sha256-[\w+/]+=*)'$/.test(word)), 'words of no such kind').toEqual([]))
    await about('security.strict', () => expect.soft(found.get('style-src')).toMatch(/^'self' 'sha256-[^']+' 'sha256-[^']+'$/))
    await about('security.strict', () => expect.soft(found.get('script-src')).toMatch(/^'self' 'sha256-[^']+' 'sha256-[^']+'$/))

    const targets = actionsIn(html)
    const [self, service, ...others] = found.get('form-action')?.split(' ') ?? []
    await about('security.form', () => expect([self, others]).toEqual(["'self'", []]))
    await about('security.form', async () => expect(service, 'the form service, as the contact page names it').toBe(await serviceAt(request)))
    for (const target of targets) await about('security.form', () => expect(service).toBe(target))
  })
}
