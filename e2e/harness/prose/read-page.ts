import { readFileSync } from 'node:fs'
import { readHtml } from '../crawl/markup.ts'

/** A prerendered page, as a browser without scripts has it. */
export const readPage = (file: string): Document => readHtml(readFileSync(file, 'utf8'))
