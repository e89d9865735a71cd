import { css } from '@emotion/react'
import { below, color, font, from, rule, type } from '../config/theme.ts'
import { articleModule } from '../content/articles.ts'
import { ArticleProse } from './ArticleProse.tsx'
import { ArticleNews } from './ArticleNews.tsx'
import { columns } from './text-column.ts'

const frame = css(columns, {
  paddingTop: '1.5rem',
  containerType: 'inline-size', // its tables ask how many letters it holds
  // «In breve» comes first, then the index.
  [below.columns]: { display: 'flex', flexDirection: 'column', '& > div': { display: 'contents', '& > [aria-labelledby=in-breve]': { order: -1 } } },
})
const contents = css({
  '& h2, & summary': { font: `400 1.25rem/1.4 ${font.display}`, padding: '.5rem 0' },
  '& h2': { display: 'none' },
  '& summary': { lineHeight: '2.75rem', borderBlock: rule.hair, cursor: 'pointer' },
  [below.columns]: { marginTop: '1rem' },
  '& a': { display: 'block', padding: '.6rem 0', textDecoration: 'none', borderTop: rule.hair, lineHeight: 1.45, fontVariantLigatures: 'no-contextual' },
  [from.columns]: {
    position: 'sticky',
    top: '5.5rem',
    alignSelf: 'start',
    // Beside the text it stands open; a browser that cannot be told so leaves it to the reader.
    '@supports selector(::details-content)': { '& h2': { display: 'block' }, '& summary': { display: 'none' }, '& ::details-content': { contentVisibility: 'visible' } },
  },
})
const text = css({
  font: `400 ${type.body} ${font.display}`,
  [below.grid]: { fontSize: '1.1875rem' },
  maxWidth: '31.5em',
  minWidth: 0,
  hangingPunctuation: 'first',
  '& > * + *': { marginTop: '1.3125rem' },
  '& > :is(figure, table, div), & > * + section, & > :is(figure, table, section, div) + *': { marginTop: '2.25rem' },
  // With the reader's font at 200 % two words that stay together (headings.ts) still fit a phone.
  '& > h2, & > section + h2, & > :is(figure, table, div) + h2': { fontSize: 'min(2.25rem, .4rem + 8.1vw)', marginTop: '3.5rem' },
  '& > h3': { fontSize: '1.625rem', marginTop: '2.25rem' },
  '& strong': { font: `600 .94em ${font.ui}` },
  '& abbr, & sup a': { textDecoration: 'none' },
  // As large in a table, whose letters are smaller, as in the text.
  '& sup': { font: `500 max(.7em, .875rem)/0 ${font.ui}`, color: color.accent, whiteSpace: 'nowrap', '& a': { padding: '.5em .125em' } },
  '& > section:first-of-type + p::first-letter': {
    float: 'left',
    fontSize: '2.667em',
    lineHeight: 0.74,
    padding: '.2em .14em .12em',
    margin: '.1em .12em 0 0',
    background: color.lagoon,
    color: color.gold,
    '@media (prefers-color-scheme: dark)': { background: color.gold, color: color.lagoon },
  },
})

/** Index of contents and body. */
export function ArticleColumns({ slug }: { slug: string }) {
  const module = articleModule(slug)
  return (
    <>
      {module.notice && <ArticleNews {...module.notice} />}
      <div css={frame}>
        <nav css={contents} aria-labelledby="indice">
          <h2 id="indice">In questo articolo</h2>
          <details>
            <summary>In questo articolo</summary>
            <ol>
              {module.headings.map((heading) => (
                <li key={heading.id}>
                  <a href={`#${heading.id}`}>
                    {heading.stretches.map(({ text: words, lang }) =>
                      lang ? (
                        <span key={words} lang={lang}>
                          {words}
                        </span>
                      ) : (
                        words
                      ),
                    )}
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div css={text}>
          <ArticleProse module={module} />
        </div>
      </div>
    </>
  )
}
