import { summaries } from '../../../read-articles.js'
import { ArticleList } from '../ArticleList.jsx'

export const metadata = { title: 'Articoli' }
export default function Page() {
  return <><h1>Articoli</h1><ArticleList articles={summaries()} /></>
}
