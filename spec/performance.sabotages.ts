import { boot, noise, ofTheBuild, ofTheHost, ofTheSite } from '../e2e/harness/sabotage/faults.ts'

const contacts = 'contatti/index.html'
const meta = 'name="viewport"'
const pricing = 'blog/prezzo-affitti-brevi/index.html'

export const sabotages = [
  ...ofTheSite([
    ['performance.document', 'a heavy page', contacts, meta, `${meta} data-noise="${noise(400)}"`, 'of /contatti'],
    ['performance.render', 'a style sheet', contacts, '</head>', '<link rel="stylesheet" href="/stile.css"></head>', 'of /contatti'],
    ['performance.below', 'a sheet of its own for paper', contacts, '</footer>', '</footer><link rel="stylesheet" href="/carta.css">', 'of /contatti'],
    ['performance.render', 'a script before the content', contacts, '<main ', '<script src="/prima.js"></script><main ', 'of /contatti'],
    ['performance.fonts', 'a face for English alone, on one article', 'blog/venezia-bambini/index.html', 'font-weight:400 700}', 'font-weight:400 700;unicode-range:U+20-7F}', 'what /blog/venezia-bambini'],
    ['performance.fonts', 'a font that hides the text', 'index.html', 'font-display:swap', 'font-display:block'],
    ['performance.fonts', 'a family that is never the first', 'index.html', '--d:Aldina,', '--d:'],
    ['performance.preload', 'a font preloaded', 'index.html', /(url\((\/fonts\/[^)]*)\)[^]*?)<\/head>/, '$1<link rel="preload" as="font" type="font/woff2" crossorigin href="$2"></head>', 'of /'],
    ['performance.preload', 'a font preloaded on one article, its kind first', 'blog/venezia-bambini/index.html', /(url\((\/fonts\/[^)]*)\)[^]*?)<\/head>/, '$1<link as="font" crossorigin href="$2" rel="preload"></head>', 'of /blog/venezia-bambini'],
    ['performance.reading', 'the script when the browser is idle', pricing, ...boot('document.querySelector("[data-island]").dispatchEvent(new PointerEvent("pointerover",{bubbles:true}))'), '/blog/prezzo-affitti-brevi'],
    ['performance.reading', 'the script asked for beforehand', 'blog/guest-experience-wow/index.html', /(<head>[^]*?)(<\/head>)([^]*?)(\/assets\/entry-client-[\w-]+\.js)/, '$1<link rel="prefetch" href="$4" as="script">$2$3$4', '/blog/guest-experience-wow'],
    ['performance.reading', 'a tool that asks as soon as it is seen', pricing, 'data-island="tool-price"', 'data-island="tool-price" data-live=""', '/blog/prezzo-affitti-brevi'],
    ['performance.requests', 'one more picture', contacts, '</main>', '<img src="/icon-192.png" alt="" width="1" height="1"></main>', '/contatti (contacts)'],
    ['performance.text', 'words of the text in a script', 'blog/prezzo-affitti-brevi/index.html', /(aria-labelledby="indice"[^]*?<\/nav><div[^>]*>)/, '$1<p>for the full message or use the non</p>', '/blog/prezzo-affitti-brevi'],
  ]),
  ...ofTheHost([['performance.next', 'fonts asked for on every page', { path: /\.woff2$/, headers: { 'cache-control': 'no-cache' } }]]),
  ...ofTheBuild([
    ['performance.below', 'a sheet for each article', 'src/app/build/write-pages.ts', 'olderMenuStyle + paperStyle(site)', 'olderMenuStyle + paperStyle(site) + `/*${page.path}*/`', 'share a sheet'],
    ['performance.used', 'what wakes, on every page', 'src/app/build/write-pages.ts', "islands: body.includes(' data-island=')", 'islands: true', 'of /ospite'],
    ['performance.used', 'what copies, on every page', 'src/app/build/write-pages.ts', "copy: body.includes(' data-copy=')", 'copy: true', 'of /ospite'],
    ['performance.count', 'the name of an article', 'src/app/entry-client.tsx', /$/, "\nexport const name = 'mercato-rialto'\n"],
    ['performance.script', 'a library too many', 'src/app/entry-client.tsx', /$/, `\nexport const library = '${noise(1200)}'\n`, '/blog/prezzo-affitti-brevi'],
  ]),
]
