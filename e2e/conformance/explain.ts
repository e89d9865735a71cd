import { stripVTControlCharacters } from 'node:util'

export interface Explanation {
  expected: string
  found: string
}

const MOST = 160
const line = (text: string): string => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > MOST ? `${flat.slice(0, MOST)}…` : flat
}

const after = (text: string, label: RegExp): string | undefined => {
  const [, value] = label.exec(text) ?? []
  return value?.trim()
}

/** Lines of a difference, without their marks and without the legend above them. */
const marked = (text: string, mark: '-' | '+'): string =>
  text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row.startsWith(`${mark} `) && !/^[-+] (Expected|Received)\b/.test(row))
    .map((row) => row.slice(2).trim())
    .join(' ')

/** What was expected and what was found, each on one line, out of what Vitest, Testing Library or Playwright say. */
export function explain(message: string): Explanation {
  const text = stripVTControlCharacters(message)
  const expected = after(text, /^\s*Expected(?: [\w ]+)?:[ \t]*(\S.*)$/m) ?? after(text, /^Expected [\w ]+:\s+(.+)$/m) ?? marked(text, '-')
  const found = after(text, /^\s*Received(?: [\w ]+)?:[ \t]*(\S.*)$/m) ?? after(text, /^Received[\w ]*:\s+(.+)$/m) ?? marked(text, '+')
  const first = text.split('\n').find((row) => row.trim()) ?? ''
  if (!expected && !found) return { expected: 'the test to pass', found: line(first) }
  const none = /^(Expected|Received|Error: expect)/.test(first) ? '' : `${first}: `
  return { expected: line(expected || 'nothing more'), found: line(`${none}${found || 'nothing of it'}`) }
}
