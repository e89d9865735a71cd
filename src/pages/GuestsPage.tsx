import { guestArticles } from '../content/lists.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { container } from '../ui/surface.ts'
import { ArticleList } from './ArticleList.tsx'
import { PageTitle } from './PageTitle.tsx'
import { SestieriMap } from './SestieriMap.tsx'

export function GuestsPage() {
  return (
    <div css={container}>
      <PageHead
        heading="Area Ospiti"
        description="Guide di Venezia per chi ci dorme: sestieri, mercato, tramonti, feste, laguna, vaporetti, itinerari con i bambini."
      />
      <PageTitle title="Area Ospiti" plate="ospite" ask="Prepari un soggiorno?">
        Dove camminare, che cosa mangiare, quale vaporetto prendere: la città raccontata a chi ci passa qualche notte.
      </PageTitle>
      <SestieriMap />
      <ArticleList slugs={guestArticles} />
    </div>
  )
}
