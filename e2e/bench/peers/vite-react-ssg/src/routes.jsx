import { Link, Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom'
import { Head } from 'vite-react-ssg'
import { Contact } from '../../react-contact.jsx'
import { Article, Frame, Home, List } from '../../react-page.jsx'

const Titled = ({ title, children }) => <><Head><title>{title}</title></Head>{children}</>
const HomePage = () => <Titled title="Casa a Venezia"><Home Link={Link} articles={useLoaderData()} /></Titled>
const ListPage = () => <Titled title="Articoli"><h1>Articoli</h1><List Link={Link} articles={useLoaderData()} /></Titled>
const ContactPage = () => <Titled title="Contatti"><Contact /></Titled>
function ArticlePage() {
  const article = useLoaderData()
  return <Titled title={article.title}><Article article={article} /></Titled>
}
const reading = () => import('../../read-articles.js')

export const routes = [
  {
    path: '/',
    element: <><Frame Link={Link}><Outlet /></Frame><ScrollRestoration /></>,
    children: [
      { index: true, element: <HomePage />, loader: async () => (await reading()).summaries().slice(0, 5) },
      { path: 'blog', element: <ListPage />, loader: async () => (await reading()).summaries() },
      { path: 'blog/:slug', element: <ArticlePage />, loader: async ({ params }) => (await reading()).articleAt(params.slug), getStaticPaths: async () => (await reading()).slugs().map((slug) => `blog/${slug}`) },
      { path: 'contatti', element: <ContactPage /> },
    ],
  },
]
