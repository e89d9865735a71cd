/** Where the sample would stand. */
export const FILE = 'src/content/articles/prova.mdx'

export const frontMatter = [
  'title: Prova',
  'teaser: Una frase.',
  'date: 2025-03-14',
  'section: lab',
  'desk: lab',
  'icon: Fish',
  'sky: [gold, paper]',
  'readingMinutes: 7',
  'category: Metodo',
  'related: [mercato-rialto, venezia-bambini, sestieri-segreti]',
]

/** The source of an article that the build takes. */
export const article = (body = 'Testo.', head = frontMatter): string => ['---', ...head, '---', '', body, ''].join('\n')
