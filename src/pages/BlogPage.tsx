import { css } from '@emotion/react'
import { Plate } from '../art/Plate'
import { paths } from '../config/paths'
import { site } from '../config/site'
import { color, font, from, rule } from '../config/theme'
import { dayAndMonth, desks } from '../content/article'
import { articles } from '../content/articles'
import { capital, counted } from '../content/counted'
import { guestArticles, ownerArticles } from '../content/lists'
import { Breadcrumb } from '../layout/Breadcrumb'
import { PageHead } from '../layout/PageHead'
import { Card } from '../ui/Card'
import { container } from '../ui/surface'
import { cardGrid } from './card-grid'
import { PageTitle } from './PageTitle'

const hubs = [
  { to: paths.owners, plate: 'proprietario', title: 'Proprietari', text: `Prezzi, contratti, conti e recensioni: ${counted(ownerArticles.length, 'lettura', 'letture')} per chi ha una casa in città.` },
  { to: paths.guests, plate: 'ospite', title: 'Ospiti', text: `${capital(counted(guestArticles.length, 'guida', 'guide'))} per chi arriva: dai sestieri meno battuti alla linea di vaporetto giusta.` },
  { to: paths.lab, plate: 'lab', title: `${site.name} Lab`, text: 'Analisi e opinioni: quando conviene affittare, quanto rende davvero, dove il settore si confonde.' },
] as const

const index = css({
  padding: '1rem 0 5rem',
  '& h2': { fontSize: '2.5rem', borderTop: rule.double, paddingTop: '2rem', marginBottom: '1.5rem' },
  '& li': { borderBottom: rule.hair, padding: '.5rem 0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0 2rem', alignItems: 'baseline' },
  '& a': { font: `400 1.5rem/1.2 ${font.display}`, padding: '.5rem 0', justifySelf: 'start', overflowWrap: 'anywhere' },
  '& span': { color: color.muted, fontSize: '1rem' },
  [from.nav]: { '& li': { gridTemplateColumns: '1fr auto' } },
})

export function BlogPage() {
  return (
    <div css={container}>
      <PageHead
        heading="Blog"
        description="Tutti gli articoli su Venezia, per chi possiede una casa e per chi viene ad abitarla qualche giorno."
      />
      <PageTitle title="Blog" way={<Breadcrumb steps={[{ text: 'Home', to: paths.home }, { text: 'Blog' }]} />}>
        Venezia letta da chi ci lavora: conti per chi possiede, strade per chi arriva.
      </PageTitle>
      <div css={[cardGrid, { padding: '2.5rem 0 4rem' }]}>
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
              <a href={paths.article(article)}>{article.title}</a>
              <span>
                {desks[article.desk]}, <time dateTime={article.date}>{dayAndMonth(article.date)}</time>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
