import type { AuditResult } from '../result.ts'

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Control characters have no place in XML, escaped neither.
// oxlint-disable-next-line no-control-regex
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark]!).replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')

/** JUnit XML: one case per test. */
export function junit({ tests }: AuditResult): string {
  const cases = tests.map(({ title, file, errors, ms }) => {
    const failures = errors.map((error) => `<failure message="${escape(error.split('\n')[0] ?? '')}">${escape(error)}</failure>`).join('')
    return `<testcase classname="${escape(file)}" name="${escape(title)}" time="${ms / 1000}">${failures}</testcase>`
  })
  const failed = tests.filter(({ status }) => status === 'failed').length
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="audit" tests="${tests.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite>\n</testsuites>\n`
}
