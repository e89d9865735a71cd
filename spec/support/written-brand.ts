import { readFileSync } from 'node:fs'
import { filesBelow } from './files.ts'

/** Files that may name the brand. */
export const holdsText = (file: string): boolean => /\.(tsx?|mdx?|css|txt|svg)$/.test(file)

/** A field of the brand as it is written, whatever this run was given in its place. */
export const writtenField = (name: string): string => new RegExp(`^  ${name}: (['"])(.+)\\1,$`, 'm').exec(readFileSync('src/config/site.ts', 'utf8'))![2]!

/** The name as it is written, for a regular expression. */
export const writtenName = writtenField('name').replace(/[^\p{L}\d' ]/gu, '\\$&')

/** What a reader reads; the parts of the build that stand among the texts are none. */
const readers = (file: string): boolean => holdsText(file) && !file.startsWith('src/content/mdx/')

/** Where the texts have a word of that name, a page cannot tell which one is meant. */
export const isWord = filesBelow('src/content', 'src/tools').some((file) => readers(file) && new RegExp(`\\b${writtenName.toLowerCase()}\\b`).test(readFileSync(file, 'utf8')))
