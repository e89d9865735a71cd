import { articleAt, slugs } from '../../../../read-articles.js'
import { Tool } from '../../ReaderArticle.jsx'

export const generateStaticParams = () => slugs().map((slug) => ({ slug }))
export const generateMetadata = async ({ params }) => ({ title: articleAt((await params).slug).title })
export default async function Page({ params }) {
  const { title, teaser, date, html } = articleAt((await params).slug)
  return <article><h1>{title}</h1><p>{teaser}</p><p><time dateTime={date}>{date}</time></p><div dangerouslySetInnerHTML={{ __html: html }} /><Tool /></article>
}
