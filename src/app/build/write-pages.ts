import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { paths } from '../../config/paths.ts'
import type { Site } from '../../config/site-schema.ts'
import { inkRule } from '../../art/ink-style.ts'
import { belowText } from '../../ui/below-text.ts'
import { baseStyle } from '../base-style.ts'
import { olderMenuStyle } from '../older-menu-style.ts'
import { paperStyle } from '../paper-style.ts'
import type { RenderedPage } from '../prerender.tsx'
import { speculationRules } from '../speculation-rules.ts'
import { themeColors } from '../theme-color.ts'
import { bootText } from './boot-text.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// This site is the rule and what a page may not have the exception: WebKit does not know `manifest-src`, and says so on each page.
// The sheet of what stands below the text is the site's own. The empty string is what Emotion's <style> holds when it inserts rules through the CSSOM.
const policy = (site: Site, script: string, style: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${hash(script)} ${hash(speculationRules)}`,
    `style-src 'self' ${hash(style)} ${hash('')}`,
    ...['child-src', 'media-src', 'object-src'].map((kind) => `${kind} 'none'`),
    `form-action 'self' ${new URL(site.formEndpoint).origin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join(';')

const slot = (template: string, name: string, content: string): string => {
  const mark = `<!--${name}-->`
  if (!template.includes(mark)) throw new Error(`index.html: expected ${mark}`)
  return template.replace(mark, () => content)
}

/** Of the inks' classes a page brings those that its own drawings use. */
function inksOf(style: string, body: string): string {
  const used = new Set([...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')))
  return style.replace(inkRule, (rule, name: string) => (used.has(name) ? rule : ''))
}

/** The sheet of what stands below a page's text, under a name that tells its content: pages with the same one share it. */
function restLink(folder: string, rules: string): string {
  const name = `/assets/rest-${createHash('sha256').update(rules).digest('hex').slice(0, 8)}.css`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, name), rules)
  return `<link rel="stylesheet" href="${name}">`
}

/** What is left of a page once it is written: the text of thousands would fill the memory. */
type WrittenPage = Pick<RenderedPage, 'path' | 'summary' | 'share'>

const lists = new Set<string>([paths.blog, paths.owners, paths.guests, paths.lab])

interface Shell {
  /** The text of index.html. */
  template: string
  /** The address of the application's script. */
  entry: string
}

/** Fills the shell with each page and writes it to its own file. */
export async function writePages(folder: string, { template, entry }: Shell, site: Site, pages: AsyncIterable<RenderedPage>): Promise<WrittenPage[]> {
  const written: WrittenPage[] = []
  for await (const page of pages) {
    const style = inksOf(baseStyle(), page.body) + page.css
    const body = page.body.replace(belowText, () => restLink(folder, page.rest + olderMenuStyle + paperStyle(site))).replaceAll(belowText, '')
    const is = (name: string) => page.file === name
    const script = bootText(entry, {
      copy: body.includes(' data-copy='),
      islands: body.includes(' data-island='),
      list: lists.has(page.path),
      welcome: is('index.html'),
      missing: is('404.html'),
      refused: is('contatti/index.html'),
    })
    let html = slot(template, 'policy', `<meta http-equiv="Content-Security-Policy" content="${policy(site, script, style)}">`)
    html = slot(html, 'head', page.head)
    html = slot(html, 'colors', themeColors)
    html = slot(html, 'styles', `<style>${style}</style>`)
    html = slot(html, 'app', body)
    html = slot(html, 'boot', `<script type="speculationrules">${speculationRules}</script><script>${script}</script>`)
    const file = join(folder, page.file)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
    const { path, summary, share } = page
    written.push({ path, summary, ...(share && { share }) })
  }
  return written
}
