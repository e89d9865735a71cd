import { guestArticles } from '../content/lists'
import { PageHead } from '../layout/PageHead'
import { container } from '../ui/surface'
import { ArticleList } from './ArticleList'
import { PageTitle } from './PageTitle'
import { SestieriMap } from './SestieriMap'

export function GuestsPage() {
  return (
    <div css={container}>
      <PageHead
        heading="Area Ospiti"
        description="Guide di Venezia per chi ci dorme: sestieri, mercato, tramonti, feste, laguna, vaporetti, itinerari con i bambini."
      />
      <PageTitle title="Area Ospiti" plate="ospite">
        Dove camminare, che cosa mangiare, quale vaporetto prendere: la città raccontata a chi ci passa qualche notte.
      </PageTitle>
      <SestieriMap />
      <ArticleList slugs={guestArticles} />
    </div>
  )
}
