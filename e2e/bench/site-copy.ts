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
  const own: Record<string, string> = { title: JSON.stringify(title), teaser: JSON.stringify(teaser), date, tool: '', updated: '' }
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
  for (const article of added) writeFileSync(`${folder}/${ARTICLES}/${article.slug}.mdx`, textOf(article))
  const edit = (file: string, by: (text: string) => string) => writeFileSync(`${folder}/${file}`, by(readFileSync(file, 'utf8')))
  edit('src/art/plates.ts', (text) => text.replace("\n  'home',", () => `\n${added.map(({ slug }) => `  '${slug}',`).join('\n')}\n  'home',`))
  // The scene is that of an article of ours; the burin's hand is the name's own.
  edit('src/art/scenes.ts', (text) => text.replace('\n  home,', () => `\n${added.map(({ slug }, index) => `  '${slug}': ${camel(own[index % own.length]!)},`).join('\n')}\n  home,`))
  return added.map(({ slug }) => slug)
}

const camel = (slug: string): string => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Another title and another sky: both pictures of an article change with it. */
export function changeArticle(folder: string, slug: string): void {
  if (!NUMBER.test(slug)) throw new Error(`expected a made-up article, found «${slug}»`)
  const file = `${folder}/${ARTICLES}/${slug}.mdx`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^title: "/m, 'title: "Ancora ').replace(/^sky: \[(\w+), (\w+)\]$/m, 'sky: [$2, $1]'))
}
