import { ReaderLink } from './Reader.jsx'

export const ArticleList = ({ articles }) => (
  <ul className="list">{articles.map(({ slug, title, teaser }) => <li key={slug}><ReaderLink to={`/blog/${slug}`}>{title}</ReaderLink><p>{teaser}</p></li>)}</ul>
)
