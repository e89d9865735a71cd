import { summaries } from '../../read-articles.js'
import { ArticleList } from './ArticleList.jsx'

export const metadata = { title: 'Casa a Venezia' }
export default function Page() {
  return <><h1>Casa a Venezia</h1><p>Gestiamo case a Venezia con cura, per chi le possiede e per chi ci dorme.</p><ArticleList articles={summaries().slice(0, 5)} /></>
}
