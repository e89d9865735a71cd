import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const rialto = 'blog/mercato-rialto/index.html'

export const sabotages = [
  ...ofTheSite([
    ['header.links', 'a link lost on one article', rialto, '<li><a href="/contatti">Contatti</a></li></ul></nav>', '</ul></nav>'],
    ['header.logo', 'a name without its mark', rialto, /(<a href="\/" class="[^"]*">)<svg.*?<\/svg>/, '$1'],
    ['header.current', 'another page marked on one article', rialto, '<li><a href="/ospite">', '<li><a href="/ospite" aria-current="page">'],
    ['header.logo', 'the logo leads nowhere on one article', rialto, /<a href="\/" class="([^"]*)"><svg/, '<a class="$1"><svg'],
    ['header.links', 'two links swapped', 'index.html', '<li><a href="/proprietario">Proprietario</a></li><li><a href="/ospite">Ospite</a></li>', '<li><a href="/ospite">Ospite</a></li><li><a href="/proprietario">Proprietario</a></li>'],
    ['header.links', 'a sixth link', 'index.html', '<a href="/contatti">Contatti</a></li></ul></nav>', '<a href="/contatti">Contatti</a></li><li><a href="/blog">Blog</a></li></ul></nav>'],
    ['header.links', 'the Lab link to the blog', 'index.html', '<a href="/{product}-lab">Lab</a>', '<a href="/blog">Lab</a>'],
    ['header.logo', 'the logo leads to the blog', 'contatti/index.html', /<a href="\/" class="([^"]*)"><svg/, '<a href="/blog" class="$1"><svg'],
    ['header.current', 'the open page unmarked', 'ospite/index.html', ' aria-current="page"', ''],
    ['header.current', 'the Lab marked as the page on an article', '{product}-lab/calcolo-rendimento-reale/index.html', 'aria-current="true"', 'aria-current="page"'],
  ]),
  ...ofTheSources([
    ['header.walk', 'no link is left to the browser', 'src/app/boot.ts', "on('click pointercancel', () => clearTimeout(stays))", "addEventListener('click', (event) => event.preventDefault())"],
  ]),
]
