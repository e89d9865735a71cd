import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

export interface Requirement {
  id: string
  /** Name of the file in `spec/`, without its ending. */
  chapter: string
  /** As it stands in the chapter, Markdown and all. */
  sentence: string
  /** Pages that say why, by their path in the project. */
  decisions: string[]
}

const item = /^- `([\w-]+\.[\w-]+)` — (.+)$/gm
const decision = /\]\((decisions\/[\w-]+\.md)\)/g

const decisionsIn = (text: string): string[] => [...text.matchAll(decision)].map(([, page = '']) => posix.join('spec', page))

/** The list items of one chapter. A decision that the introduction links holds for all of them. */
export function requirementsOf(chapter: string, text: string): Requirement[] {
  const introduction = decisionsIn(text.split(/^- `/m)[0]!)
  return [...text.matchAll(item)].map(([, id = '', sentence = '']) => ({
    id,
    chapter,
    sentence,
    decisions: [...new Set([...decisionsIn(sentence), ...introduction])],
  }))
}

/** Every requirement of the specification, chapter by chapter. */
export const readRequirements = (folder = 'spec'): Requirement[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap((file) => requirementsOf(file.slice(0, -3), readFileSync(`${folder}/${file}`, 'utf8')))

/** Markdown links, code and emphasis as plain words. */
export const plain = (sentence: string): string => sentence.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/`/g, '')
