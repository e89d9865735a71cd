import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { linkPackages } from '../harness/builds/link-packages.ts'
import { madeUpArticle, type MadeUpArticle } from './articles.ts'

const SOURCES = ['src', 'spec', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']
const ARTICLES = 'src/content/articles'
const NUMBER = /^articolo-\d+$/
/** Its front matter, with another title, teaser and date, is that of every made-up article. */
const MODEL = 'venezia-tramonto'

function frontMatter({ title, teaser, date }: MadeUpArticle): string {
  const [, head] = readFileSync(`${ARTICLES}/${MODEL}.mdx`, 'utf8').split(/^---\n/m)
  const own: Record<string, string> = { title: JSON.stringify(title), teaser: JSON.stringify(teaser), date, tool: '', updated: '', lists: '' }
  const lines = head!.trim().split('\n').filter((line) => !line.startsWith(' '))
  return lines.flatMap((line) => {
    const [key] = line.split(':')
    const value = own[key!]
    return value === '' ? [] : value === undefined ? line : `${key}: ${value}`
  }).join('\n')
}

const textOf = (article: MadeUpArticle): string => `---\n${frontMatter(article)}\n---\n\n${article.body}`

/** The sources of this site with as many articles as wanted: its own, then made-up ones with plates that no other has. */
export function copySite(folder: string, count: number): string[] {
  rmSync(folder, { recursive: true, force: true })
  for (const name of SOURCES) cpSync(name, `${folder}/${name}`, { recursive: true })
  linkPackages(folder)
  const own = readdirSync(ARTICLES).map((file) => file.replace('.mdx', '')).toSorted()
  const added = Array.from({ length: count - own.length }, (_, index) => madeUpArticle(own.length + 1 + index))
  for (const [index, article] of added.entries()) {
    writeFileSync(`${folder}/${ARTICLES}/${article.slug}.mdx`, textOf(article))
    // The scene is that of an article of ours; the burin's hand is the name's own.
    writeFileSync(`${folder}/src/art/scenes/${article.slug}.ts`, `export { scene } from './${own[index % own.length]}.ts'\n`)
  }
  return added.map(({ slug }) => slug)
}

/** Another title and another sky: both pictures of an article change with it. */
export function changeArticle(folder: string, slug: string): void {
  if (!NUMBER.test(slug)) throw new Error(`expected a made-up article, found «${slug}»`)
  const file = `${folder}/${ARTICLES}/${slug}.mdx`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^title: "/m, 'title: "Ancora ').replace(/^sky: \[(\w+), (\w+)\]$/m, 'sky: [$2, $1]'))
}
