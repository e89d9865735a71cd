import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { Frame } from '../../react-page.jsx'
import style from '../../style.css?raw'
import { ReaderLink } from './ReaderLink.jsx'

export const Layout = ({ children }) => (
  <html lang="it">
    <head><meta charSet="utf-8" /><meta name="viewport" content="width=device-width,initial-scale=1" /><Meta /><Links /><style dangerouslySetInnerHTML={{ __html: style }} /></head>
    <body>{children}<ScrollRestoration /><Scripts /></body>
  </html>
)

export default function Root() {
  return <Frame Link={ReaderLink}><Outlet /></Frame>
}
