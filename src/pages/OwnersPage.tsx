import { ownerArticles } from '../content/lists'
import { PageHead } from '../layout/PageHead'
import { container } from '../ui/surface'
import { ArticleList } from './ArticleList'
import { PageTitle } from './PageTitle'

export function OwnersPage() {
  return (
    <div css={container}>
      <PageHead
        heading="Area Proprietari"
        description="Guide, strategie e consigli di esperti per affittare bene una casa a Venezia: prezzi, contratti, conti, recensioni."
      />
      <PageTitle title="Area Proprietari" plate="proprietario">
        Guide, strategie e consigli di esperti per far rendere al meglio gli affitti brevi a Venezia.
      </PageTitle>
      <ArticleList slugs={ownerArticles} />
    </div>
  )
}
