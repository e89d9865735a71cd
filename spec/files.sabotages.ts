import { empty, half, lost, ofTheFiles, ofTheHost, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'
const page = () => Buffer.from('<!doctype html><html lang="it"><title>Errore</title><p>Errore</p></html>')
const rialto = 'blog/mercato-rialto/index.html'

export const sabotages = [
  ...ofTheFiles([
    ['files.reached', 'a font lost', 'fonts/cardo-400i.woff2', lost, '/contatti names'],
    ['files.reached', 'a plate lost', 'plates/contatti-*.svg', lost, '/contatti names'],
    ['files.reached', 'a page lost', rialto, lost, '/blog names'],
    ['files.reached', 'a share image lost', 'condivisione/ospite.png', lost, '/ospite names'],
    ['files.reached', 'the icon for home screens lost', 'apple-touch-icon.png', lost, '/blog names'],
    ['files.reached', 'the manifest lost', 'site.webmanifest', lost, '/ospite names'],
    ['files.reached', 'the calendar lost', 'feste-veneziane.ics', lost, '/blog/tradizioni-veneziane names'],
    ['files.reached', 'the feed lost', 'feed.xml', lost, '/blog names'],
    ['files.reached', 'the entry script lost', 'assets/entry-client-*.js', lost, '/contatti names'],
    ['files.reached', 'the script of a tool lost', 'assets/SunsetTool-*.js', lost, 'scripts'],
    ['files.reached', 'the script of the notices lost', 'assets/Toaster-*.js', lost, 'scripts'],
    ['files.reached', 'robots.txt lost', 'robots.txt', lost, 'scripts'],
    ['files.reached', 'the list for language models lost', 'llms.txt', lost, 'scripts'],
    ['files.reached', 'an icon of the manifest lost', 'icon-maskable-512.png', lost, 'scripts'],
    ['files.missing', 'no page for what is missing', '404.html', page, '/calle-senza-uscita'],
    ['files.sound', 'an empty font', 'fonts/cardo-400.woff2', empty, '.woff2'],
    ['files.sound', 'half a font', 'fonts/ysabeauoffice-400-700.woff2', half, '.woff2'],
    ['files.sound', 'half a share image', 'condivisione/blog.png', half, '.png'],
    ['files.sound', 'a page in place of a picture', 'condivisione/lab.png', page, '.png'],
    ['files.sound', 'an empty icon', 'favicon.ico', empty, '.ico'],
    ['files.sound', 'half a plate', 'plates/home-*.svg', half, '.svg'],
    ['files.sound', 'half a script', 'assets/ItineraryTool-*.js', half, '.js'],
    ['files.sound', 'an empty script', 'assets/YieldTool-*.js', empty, '.js'],
    ['files.sound', 'half a feed', 'feed.xml', half, '.xml'],
    ['files.sound', 'half a sitemap', 'sitemap.xml', half, '.xml'],
    ['files.sound', 'half a manifest', 'site.webmanifest', half, '.webmanifest'],
    ['files.sound', 'half a calendar', 'feste-veneziane.ics', half, '.ics'],
    ['files.sound', 'half a page', 'blog/venezia-bambini/index.html', half, 'no ending'],
  ]),
  ...ofTheHost([
    ['files.types', 'scripts as plain text', { path: /\.js$/, headers: { 'content-type': 'text/plain' } }, '.js'],
    ['files.types', 'plates for download', { path: /\.svg$/, headers: { 'content-type': 'application/octet-stream' } }, '.svg'],
    ['files.types', 'fonts of no type', { path: /\.woff2$/, headers: { 'content-type': '' } }, '.woff2'],
    ['files.types', 'the feed as a page', { path: /\.xml$/, headers: { 'content-type': 'text/html' } }, '.xml'],
    ['files.types', 'the calendar as text', { path: /\.ics$/, headers: { 'content-type': 'text/plain' } }, '.ics'],
    ['files.missing', 'what is missing is answered 200', { path: /calle-senza|manca|non-esiste|altro/, status: 200 }, '/calle-senza-uscita'],
    ['files.missing', 'what is missing is an error of the host', { path: /calle-senza|manca|non-esiste|altro/, status: 500 }, '/calle-senza-uscita'],
    ['files.reached', 'a page that fails', { path: /^\/ospite/, status: 500 }, '/blog names'],
    ['files.reached', 'a page behind a password', { path: /^\/proprietario/, status: 401 }, '/blog names'],
    ['files.reached', 'a page that leads home', { path: /^\/ospite/, status: 302, headers: { location: '/' } }, '/blog names'],
    ['files.open', 'a copy closed to search engines', { path: /./, headers: { 'x-robots-tag': 'noindex' } }],
    ['files.open', 'a page offered for download', { path: /^\/contatti/, headers: { 'content-disposition': 'attachment' } }],
  ]),
  ...ofTheSite([
    ['files.reached', 'a link to nowhere', rialto, 'href="/blog/navigare-laguna"', 'href="/blog/navigare-la-laguna"', '/blog/mercato-rialto names'],
    ['files.reached', 'a link into the public site that is not there', contacts, /(rel="canonical" href="(https:\/\/[^/"]*)[^]*?)<\/main>/, '$1<a href="$2/chi-siamo">Chi siamo</a></main>', '/contatti names'],
    ['files.places', 'an index that leads nowhere', rialto, '<li id="f1"', '<li id="altro"', '/blog/mercato-rialto points'],
    ['files.places', 'a sign that its sheet lacks', rialto, '#Copy"', '#Manca"', '/blog/mercato-rialto points'],
  ]),
]
