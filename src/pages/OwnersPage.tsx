import { ownerArticles } from '../content/lists.ts'
import { PageHead } from '../layout/PageHead.tsx'
import { container } from '../ui/surface.ts'
import { ArticleList } from './ArticleList.tsx'
import { PageTitle } from './PageTitle.tsx'

export function OwnersPage() {
  return (
    <div css={container}>
      <PageHead
        heading="Area Proprietari"
        description="Guide, strategie e consigli di esperti per affittare bene una casa a Venezia: prezzi, contratti, conti, recensioni."
      />
      <PageTitle title="Area Proprietari" plate="proprietario" ask="Hai una casa da affidare?">
        Guide, strategie e consigli di esperti per far rendere al meglio gli affitti brevi a Venezia.
      </PageTitle>
      <ArticleList slugs={ownerArticles} />
    </div>
  )
}
