import { css } from '@emotion/react'
import { Plate } from '../art/Plate.tsx'
import { paths } from '../config/paths.ts'
import { site } from '../config/site.ts'
import { below, color, font, from, rule } from '../config/theme.ts'
import { monthAndYear } from '../content/article.ts'
import { articleBySlug } from '../content/articles.ts'
import { labArticles, labOpinion } from '../content/lists.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { container, inkBox } from '../ui/surface.ts'
import { Unbroken } from '../ui/Unbroken.tsx'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import { wordsFrom } from './card-grid.ts'
import { PageTitle } from './PageTitle.tsx'

const list = css({
  '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem 3rem', padding: '2.5rem 0', borderBottom: rule.hair, alignItems: 'center' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& h2': { containerType: 'inline-size', fontSize: '2.375rem', margin: '.25rem 0 .75rem' },
  '& p + a': { marginTop: '1.25rem' },
  [from.grid]: { '& li': { gridTemplateColumns: '1fr 1fr' }, '& h2': { fontSize: '2rem' } },
  [from.columns]: { '& li': { gridTemplateColumns: `calc(${wordsFrom} - 3rem) 1fr` }, '& h2': { fontSize: '2.375rem' } },
  // On a phone the title stands beside its picture, its kind and month above both, so that the first is read in the first window.
  [below.grid]: {
    '& li': { gridTemplateColumns: 'min(6.375rem, 26vw) minmax(0, 1fr)', gap: '.75rem min(1rem, 4vw)', padding: '1.5rem 0', alignItems: 'start' },
    '& li > div': { display: 'contents' },
    '& img': { gridRow: 2 },
    '& h2': { fontSize: 'min(1.4rem, 6.6vw)', margin: 0, overflowWrap: 'anywhere' },
    '& p, & h2 ~ *': { gridColumn: '1 / -1' },
    '& p + a': { marginTop: '.25rem' },
  },
})
const label = css({ fontWeight: 650 })
const aside = css({
  display: 'grid',
  gridTemplateColumns: 'min(6.375rem, 26vw) minmax(0, 1fr)',
  gap: 'min(1rem, 4vw)',
  alignItems: 'start',
  padding: '1.5rem 0 2rem',
  font: `400 1.3125rem/1.5 ${font.display}`,
  textWrap: 'balance',
  '& img': { display: 'block', width: '100%', height: 'auto' },
  '& a': { display: 'block', padding: '.375rem 0', fontSize: '1.75rem', lineHeight: 1.2 },
  [below.grid]: { '& a': { padding: '.625rem 0', fontSize: 'min(1.4rem, 6.6vw)' } },
  [from.grid]: { gridTemplateColumns: '16rem minmax(0, 1fr)', gap: '3rem', alignItems: 'center', padding: '2.5rem 0 3.5rem' },
})
const teaser = css(inkBox, {
  padding: '2rem clamp(1.5rem, 4vw, 3rem) 2.25rem',
  marginBottom: '5rem',
  '& h2': { fontSize: '1.5rem', marginBottom: '1.25rem' },
  '& p': { maxWidth: '40em' },
  '& div': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))', gap: '1rem 2.5rem', marginBottom: '1.5rem' },
  '& b': { display: 'block', font: `400 min(2.75rem, 12vw)/1.2 ${font.display}`, color: color.gold },
  [from.grid]: { '& b': { fontSize: '1.75rem' } },
  [from.columns]: { '& b': { fontSize: '2.75rem' } },
})

export function LabPage() {
  const opinion = articleBySlug(labOpinion)
  return (
    <div css={container}>
      <PageHead
        heading={`${site.name} Lab`}
        description="Le analisi del Lab: quando conviene la locazione turistica a Venezia, come si calcola il rendimento reale di una casa."
      />
      <PageTitle title={`${site.name} Lab`} plate="lab" ask="Hai una casa da far rendere?">
        Conti e analisi per chi affitta una casa a&nbsp;Venezia, con le fonti accanto ai numeri.
      </PageTitle>
      <ul css={list}>
        {labArticles.map(articleBySlug).map((article) => (
          <li key={article.slug}>
            <Plate name={article.slug} />
            <div>
              <p>
                <span css={label}>{article.category}</span> · <time dateTime={article.date.slice(0, 7)}>{monthAndYear(article.date)}</time>
              </p>
              <h2>
                <Unbroken>{article.title}</Unbroken>
              </h2>
              <p>{article.teaser}</p>
              <LinkButton to={paths.article(article)}>
                Leggi<span css={visuallyHidden}>: {article.title}</span>
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      <div css={aside}>
        <Plate name={opinion.slug} />
        <p>
          A parte, un’opinione sulla confusione del settore: <a href={paths.article(opinion)}>{opinion.title}</a>
        </p>
      </div>
      <section css={teaser} aria-labelledby="prossimo">
        <h2 id="prossimo">
          In preparazione: i&nbsp;<span lang="en">benchmark</span> delle&nbsp;indagini di mercato
        </h2>
        <div>
          <span>
            <b>209,70&nbsp;€</b> a notte nel 2023, per AirDNA
          </span>
          <span>
            <b>83%</b> di occupazione nel marzo 2024, per&nbsp;il&nbsp;Gazzettino
          </span>
          <span>
            <b>13,29 milioni</b> di pernottamenti nel Comune nel 2024, per&nbsp;Chioggia Notizie
          </span>
        </div>
        <p>Il prossimo studio mette le indagini sul mercato veneziano una accanto all’altra e dice che cosa misurano davvero.</p>
      </section>
    </div>
  )
}
