import { ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

const footerLinks = '<li><a href="/ospite">Ospite</a></li><li><a href="/contatti">Contatti</a></li></ul><address>'
const rialto = 'blog/mercato-rialto/index.html'

export const sabotages = [
  ...ofTheSite([
    ['footer.contacts', 'another e-mail on one article', rialto, /mailto:[^"]*">[^<]*</, 'mailto:altro@esempio.example">altro@esempio.example<'],
    ['footer.contacts', 'a telephone that calls another number', 'blog/venezia-bambini/index.html', /(<address>[^]*?href="tel:)[^"]*/, '$1+39000'],
    ['footer.terms', 'terms with a destination on one article', 'blog/trasporti-venezia/index.html', '<a role="link" aria-disabled="true">', '<a href="#" role="link" aria-disabled="true">'],
    ['footer.links', 'a privacy link to another host on one article', 'blog/venezia-bambini/index.html', /<a href="[^"]*">Privacy Policy/, '<a href="https://altri.example/">Privacy Policy'],
    ['footer.legal', 'no VAT number on the not-found page', '404.html', /Partita\s<abbr[^>]*>IVA<\/abbr>/, 'Partita'],
    ['footer.columns', 'a broad column of links', 'contatti/index.html', ...rule('footer address,footer ul{min-width:0}footer div:has(>address){grid-template-columns:1fr 2fr 1fr!important}'), 'on /contatti,'],
    ['footer.intro', 'another first line', 'blog/index.html', 'Esperienze autentiche', 'Soggiorni'],
    ['footer.intro', 'below the links', 'blog/index.html', /(<p>Esperienze autentiche.*?<\/p>)(<ul>.*?<\/ul>)/, '$2$1'],
    ['footer.links', 'two links swapped', 'blog/index.html', footerLinks, '<li><a href="/contatti">Contatti</a></li><li><a href="/ospite">Ospite</a></li></ul><address>'],
    ['footer.links', 'Home stays inside', 'blog/index.html', /<a href="https:[^"]*"([^>]*)>Home<\/a>/, '<a href="/"$1>Home</a>'],
    ['footer.no-lab', 'a Lab link in the footer', 'blog/index.html', footerLinks, `<li><a href="/{product}-lab">Lab</a></li>${footerLinks}`],
    ['footer.contacts', 'a phone link without prefix', 'blog/index.html', /(<address>[^]*?href="tel:)\+\d\d/, '$1'],
    ['footer.contacts', 'another town', 'blog/index.html', 'Venezia, Italia', 'Mestre, Italia'],
    ['footer.copyright', '2025 → 2026', 'blog/index.html', '© 2025', '© 2026'],
    ['footer.terms', 'the terms lead somewhere', 'blog/index.html', '<a role="link" aria-disabled="true">', '<a href="/termini" role="link" aria-disabled="true">'],
    ['footer.terms', 'not announced as unavailable', 'blog/index.html', ' aria-disabled="true"', ''],
    ['footer.legal', 'another VAT number', 'blog/index.html', /IVA<\/abbr>\s(<!-- -->)?\d/, 'IVA</abbr> $19'],
  ]),
  ...ofTheSources([
    ['footer.copyright', 'the year of the clock', 'src/layout/Footer.tsx', '© 2025', '© {new Date().getFullYear()}'],
  ]),
]
