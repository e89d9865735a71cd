import { readFileSync } from 'node:fs'
import type { Finding } from './finding.ts'

/** A reviewed list: groups under `# heading`, one entry a line. It remembers which entries were needed. */
export class WordList {
  readonly file: string
  readonly #groups: string[][]
  readonly #entries: Set<string>
  readonly #used = new Set<string>()

  constructor(file: string, text: string) {
    this.file = file
    const groups = text.split(/^#.*\n/m).map((group) => group.split('\n').filter(Boolean))
    this.#groups = groups
    this.#entries = new Set(groups.flat())
  }

  has(entry: string): boolean {
    if (!this.#entries.has(entry)) return false
    this.#used.add(entry)
    return true
  }

  *[Symbol.iterator](): Iterator<string> {
    yield* this.#entries
  }

  /** Entries out of order or written twice. */
  disorder(): Finding[] {
    const wrong = this.#groups.flatMap((group) => group.filter((entry, index) => entry.localeCompare(group[index - 1] ?? '', 'it') <= 0))
    const all = this.#groups.flat()
    const twice = all.filter((entry, index) => all.indexOf(entry) !== index)
    return [...new Set([...wrong, ...twice])].map((entry) => ({
      check: 'list',
      place: this.file,
      found: entry,
      expected: 'one entry a line, each once, in alphabetical order within its group',
    }))
  }

  /** Entries that no page needed. */
  unused(): Finding[] {
    return [...this.#entries]
      .filter((entry) => !this.#used.has(entry))
      .map((entry) => ({ check: 'list', place: this.file, found: entry, expected: 'an entry that some page needs: remove it' }))
  }
}

export const readWordList = (file: string): WordList => new WordList(file, readFileSync(file, 'utf8'))
