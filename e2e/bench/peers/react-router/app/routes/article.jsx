import { Article } from '../../../react-page.jsx'
import { articleAt } from '../../../read-articles.js'

export const loader = ({ params }) => articleAt(params.slug)
export const meta = ({ loaderData }) => [{ title: loaderData.title }]
export default function Route({ loaderData }) {
  return <Article article={loaderData} />
}
