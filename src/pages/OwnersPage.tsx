import { paths } from '../config/paths'
import { site } from '../config/site'
import { ownerArticles } from '../content/lists'
import { PageHead } from '../layout/PageHead'
import { container } from '../ui/surface'
import { ArticleList } from './ArticleList'
import { PageTitle } from './PageTitle'

export function OwnersPage() {
  return (
    <div css={container}>
      <PageHead
        title={`Area Proprietari | ${site.name}`}
        description="Guide, strategie e consigli di esperti per affittare bene una casa a Venezia: prezzi, contratti, conti, recensioni."
        path={paths.owners}
      />
      <PageTitle title="Area Proprietari">
        Guide, strategie e consigli di esperti per far rendere al meglio gli affitti brevi a Venezia.
      </PageTitle>
      <ArticleList slugs={ownerArticles} />
    </div>
  )
}
