import { Home } from '../../../react-page.jsx'
import { summaries } from '../../../read-articles.js'
import { ReaderLink } from '../ReaderLink.jsx'

export const loader = () => summaries().slice(0, 5)
export const meta = () => [{ title: 'Casa a Venezia' }]
export default function Route({ loaderData }) {
  return <Home Link={ReaderLink} articles={loaderData} />
}
