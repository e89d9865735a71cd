import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { ID } from './ids.ts'

export interface Requirement {
  id: string
  /** Name of its file, without its ending. */
  chapter: string
  /** As it stands in the chapter, Markdown and all. */
  sentence: string
  /** Pages that say why, by their path in the project. */
  decisions: string[]
}

const item = new RegExp(`^- \`(${ID})\` — (.+)$`, 'gm')
const decision = /\]\((decisions\/[\w-]+\.md)\)/g

const decisionsIn = (text: string, folder: string): string[] => [...text.matchAll(decision)].map(([, page = '']) => posix.join(folder, page))

/** The list items of one chapter. A decision that the introduction links holds for all of them. */
export function requirementsOf(chapter: string, text: string, folder: string): Requirement[] {
  const introduction = decisionsIn(text.split(/^- `/m)[0]!, folder)
  return [...text.matchAll(item)].map(([, id = '', sentence = '']) => ({
    id,
    chapter,
    sentence,
    decisions: [...new Set([...decisionsIn(sentence, folder), ...introduction])],
  }))
}

/** Every requirement of the specification, chapter by chapter. */
export const readRequirements = (folder: string): Requirement[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .flatMap((file) => requirementsOf(file.slice(0, -3), readFileSync(`${folder}/${file}`, 'utf8'), folder))

/** Markdown links, code and emphasis as plain words. */
export const plain = (sentence: string): string => sentence.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/`/g, '')
