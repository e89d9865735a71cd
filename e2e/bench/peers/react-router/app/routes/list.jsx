import { List } from '../../../react-page.jsx'
import { summaries } from '../../../read-articles.js'
import { ReaderLink } from '../ReaderLink.jsx'

export const loader = () => summaries()
export const meta = () => [{ title: 'Articoli' }]
export default function Route({ loaderData }) {
  return <><h1>Articoli</h1><List Link={ReaderLink} articles={loaderData} /></>
}
