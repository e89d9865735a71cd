import { readFileSync } from 'node:fs'
import { ReaderFrame } from './Reader.jsx'

const style = readFileSync('../style.css', 'utf8')

export default function Layout({ children }) {
  return <html lang="it"><head><style dangerouslySetInnerHTML={{ __html: style }} /></head><body><ReaderFrame>{children}</ReaderFrame></body></html>
}
