import { useState } from 'react'

export function Frame({ Link, children }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <header><Link to="/">Casa</Link><button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>Menu</button><nav className={open ? 'open' : ''}><Link to="/">Home</Link><Link to="/blog">Articoli</Link><Link to="/contatti">Contatti</Link></nav></header>
      <main>{children}</main>
      <footer><p>© 2025 Casa, Venezia. <Link to="/contatti">Contatti</Link></p></footer>
    </>
  )
}

export const List = ({ Link, articles }) => (
  <ul className="list">{articles.map(({ slug, title, teaser }) => <li key={slug}><Link to={`/blog/${slug}`}>{title}</Link><p>{teaser}</p></li>)}</ul>
)

export const Home = ({ Link, articles }) => (
  <><h1>Casa a Venezia</h1><p>Gestiamo case a Venezia con cura, per chi le possiede e per chi ci dorme.</p><List Link={Link} articles={articles} /></>
)

export function Tool() {
  const [nights, setNights] = useState('2')
  return <form><label>Notti <input id="nights" type="number" value={nights} onChange={(event) => setNights(event.target.value)} /></label><p>Totale: <output>{nights * 120}</output> €</p></form>
}

export const Article = ({ article: { title, teaser, date, html } }) => (
  <article><h1>{title}</h1><p>{teaser}</p><p><time dateTime={date}>{date}</time></p><div dangerouslySetInnerHTML={{ __html: html }} /><Tool /></article>
)
