import { css } from '@emotion/react'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { below, font, from, rule } from '../config/theme.ts'
import { articles } from '../content/articles.ts'
import { capital, counted } from '../content/counted.ts'
import { guestArticles, ownerArticles } from '../content/lists.ts'
import { Breadcrumb } from '../layout/Breadcrumb.tsx'
import { PageHead } from '../layout/PageHead.tsx'
import { Card } from '../ui/Card.tsx'
import { container } from '../ui/surface.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import { ArticleByline, offerOf } from './ArticleByline.tsx'
import { beside, cardGrid } from './card-grid.ts'
import { PageTitle } from './PageTitle.tsx'

const hubs = [
  { to: paths.owners, plate: 'proprietario', title: 'Proprietari', text: `Prezzi, contratti, conti e recensioni: ${counted(ownerArticles.length, 'lettura', 'letture')} per chi ha una casa in città.` },
  { to: paths.guests, plate: 'ospite', title: 'Ospiti', text: `${capital(counted(guestArticles.length, 'guida', 'guide'))} per chi arriva: dai sestieri meno battuti alla linea di vaporetto giusta.` },
  { to: paths.lab, plate: 'lab', title: `${site.name} Lab`, text: 'Analisi e opinioni: quando conviene affittare, quanto rende davvero, dove il settore si confonde.' },
] as const

const hubRow = css({ padding: '2rem 0 4rem', [below.grid]: { rowGap: '1.25rem', padding: '1.5rem 0 2rem', '& > * + *': { borderTop: rule.hair, paddingTop: '1.25rem' } } })
const index = css({
  padding: '1rem 0 5rem',
  '& h2': { fontSize: '2.5rem', borderTop: rule.double, paddingTop: '2rem', marginBottom: '1rem' },
  '& li': {
    display: 'grid',
    alignItems: 'start',
    alignContent: 'start',
    borderBottom: rule.hair,
    padding: '1.25rem 0',
  },
  '& img': { width: '100%', height: 'auto', gridRow: '1/4', marginTop: '.375rem' },
  '& a': { font: `400 min(1.5rem, 13vw)/1.2 ${font.display}`, padding: '.5rem 0', containerType: 'inline-size', overflowWrap: 'anywhere', textWrap: 'balance' },
  '& li > *': { gridColumn: 2 },
  '& li > img': { gridColumn: 1 },
  // On a phone the title alone stands beside its picture: what is above and below has the width of the page.
  [below.grid]: { '& li': { gridTemplateColumns: 'min(6.375rem, 26vw) minmax(0, 1fr)', columnGap: 'min(1rem, 4vw)' }, '& img': { gridRow: 2, marginTop: 0 }, '& a': { fontSize: 'min(1.4rem, 6.6vw)', alignSelf: 'center' }, '& p': { gridColumn: '1 / -1', marginTop: '.5rem' }, '& p:first-of-type': { margin: '0 0 .625rem' } },
  [from.grid]: { '& li': { gridTemplateColumns: '10rem minmax(0, 1fr)', columnGap: '2.5rem' }, '& p': { maxWidth: '36em' } },
  // Under the last rows the page has a rule of its own.
  '& li:last-of-type': { borderBottom: 0 },
  [from.columns]: { '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4rem' }, '& li:nth-last-of-type(2):nth-of-type(odd)': { borderBottom: 0 }, '& li': { gridTemplateColumns: '8rem minmax(0, 1fr)', columnGap: '1.5rem' } },
})

export function BlogPage() {
  return (
    <div css={container}>
      <PageHead
        heading="Blog"
        description="Tutti gli articoli su Venezia, per chi possiede una casa e per chi viene ad abitarla qualche giorno."
      />
      <PageTitle title="Blog" plate="blog" way={<Breadcrumb steps={[{ text: 'Home', to: paths.home }, { text: 'Blog' }]} />}>
        Venezia letta da chi ci lavora: conti per proprietari, strade per ospiti.
      </PageTitle>
      <div css={[cardGrid, beside, hubRow]}>
        {hubs.map(({ to, plate, title, text }) => (
          <Card key={to} title={title} to={to} level={2} picture={<Plate name={plate} />} action="Entra">
            {text}
          </Card>
        ))}
      </div>
      <section css={index} aria-labelledby="indice">
        <h2 id="indice">Tutti gli articoli</h2>
        <ul>
          {articles.map((article) => (
            <li key={article.slug}>
              <Plate name={article.slug} />
              <ArticleByline article={article}>{article.tool && <span>, {offerOf(article)}</span>}</ArticleByline>
              <a href={paths.article(article)}>
                <Unbroken>{article.title}</Unbroken>
              </a>
              <p>{article.teaser}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
