import { readFileSync } from 'node:fs'

const MODEL = 'sestieri-segreti'
const read = (file: string): string => readFileSync(file, 'utf8')

/** The text with one more line behind the first that begins so. */
function behind(text: string, beginning: string, line: string): string {
  const lines = text.split('\n')
  const place = lines.findIndex((one) => one.startsWith(beginning))
  if (place < 0) throw new Error(`expected a line that begins with «${beginning}»`)
  return lines.toSpliced(place + 1, 0, line).join('\n')
}

const article = (): string =>
  read(`src/content/articles/${MODEL}.mdx`)
    .replace(/^title: .*$/m, 'title: Calli di prova')
    .replace(/^lists: .*$/m, 'lists: { home: 35, guests: 15 }')

function articleTable(): string {
  const table = read('spec/articles.md')
  const row = table.split('\n').find((line) => line.startsWith(`| /blog/${MODEL} |`)) ?? ''
  return behind(table, `| /blog/${MODEL} |`, row.replace(MODEL, 'calli-di-prova').replace('Sestieri segreti', 'Calli di prova'))
}

const page = `import { PageHead } from '../layout/PageHead.tsx'
import { container } from '../ui/surface.ts'
import { PageTitle } from './PageTitle.tsx'

export function TrialPage() {
  return (
    <div css={container}>
      <PageHead heading="Una prova" description="Una pagina di prova, con tutto quello che ogni pagina del sito deve avere." />
      <PageTitle title="Una prova" plate="prova">
        Quanto serve a una pagina per stare fra le altre.
      </PageTitle>
    </div>
  )
}
`

const routes = (): string =>
  behind(behind(read('src/app/routes.tsx'), 'export const routes', "  { path: '/prova', Page: TrialPage, reader: 'anyone' },"), 'import type { ComponentType }', "import { TrialPage } from '../pages/TrialPage.tsx'")

/** What is written to add one of each: the files of `spec/adding.md`, with their new text. */
export const additions: Record<string, () => string> = {
  'src/content/articles/calli-di-prova.mdx': article,
  'src/art/scenes/calli-di-prova.ts': () => `export { scene } from './${MODEL}.ts'\n`,
  'spec/articles.md': articleTable,
  'src/pages/TrialPage.tsx': () => page,
  'src/art/scenes/prova.ts': () => "export { scene } from './blog.ts'\n",
  'src/app/routes.tsx': routes,
  'spec/routes.md': () => behind(read('spec/routes.md'), '| /contatti |', '| /prova | Una prova | anyone |'),
  'spec/footer.md': () => behind(read('spec/footer.md'), '- `footer.intro`', '- `footer.trial` — the footer names the year in which the site began.'),
  'spec/footer.spec.tsx': () => `${read('spec/footer.spec.tsx')}\ntest('footer.trial: the year', async () => {\n  await visit('/')\n  expect(footer()).toHaveTextContent('© 2025')\n})\n`,
  'spec/footer.sabotages.ts': () => behind(read('spec/footer.sabotages.ts'), '  ...ofTheSite([', "    ['footer.trial', 'another year', 'index.html', '© 2025', '© 2026'],"),
}
