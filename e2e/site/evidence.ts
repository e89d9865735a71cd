/** Where a requirement can be seen: the picture is cropped to the element. */
export interface Evidence {
  path: string
  /** A role selector or CSS, as Playwright reads them. */
  target: string
  width?: number
  theme?: 'dark'
  /** Pressed before the picture is taken. */
  press?: string
  /** Waited for before the picture is taken: the dialog that opens by itself. */
  waits?: string
}

const header = 'role=banner'
const footer = 'role=contentinfo'
const card = 'article >> nth=0'
const form = 'form'
const recent = 'section:has(> * h2#recenti)'
const head = 'main article > header'
const pricing = '/blog/prezzo-affitti-brevi'
const yieldArticle = '/{product}-lab/calcolo-rendimento-reale'
const passage = (words: string): string => `:is(p, li, h3, table, figure, ul, ol):has-text("${words}") >> nth=-1`
const phone = { width: 390, path: '/contatti' }
const dialog = { path: '/', target: 'role=dialog', waits: 'role=dialog' }

export const evidence: Record<string, Evidence> = {
  'routes.unknown': { path: '/calle-senza-uscita', target: 'main' },
  'routes.frame': { path: '/contatti', target: 'body' },
  'header.links': { path: '/', target: header },
  'header.logo': { path: '/contatti', target: 'header a[href="/"] >> nth=0' },
  'header.current': { path: '/ospite', target: 'nav[aria-label=Principale]' },
  'header.sticky': { path: '/blog', target: header },
  'menu.toggle': { ...phone, target: header },
  'menu.links': { ...phone, target: '#menu', press: 'role=button[name="Menu"]' },
  'menu.wide': { path: '/contatti', target: header },
  'footer.intro': { path: '/blog', target: 'footer p >> nth=0' },
  'footer.links': { path: '/blog', target: 'footer ul' },
  'footer.no-lab': { path: '/blog', target: footer },
  'footer.contacts': { path: '/blog', target: 'footer address' },
  'footer.copyright': { path: '/blog', target: 'footer p:has-text("©")' },
  'footer.terms': { path: '/blog', target: 'footer a[aria-disabled]' },
  'footer.legal': { path: '/blog', target: 'footer p:has-text("Partita IVA")' },
  'home.headline': { path: '/', target: 'h1' },
  'home.intro': { path: '/', target: 'h1 + p' },
  'home.tiles': { path: '/', target: 'main section ul >> nth=0' },
  'home.buttons': { path: '/', target: 'h1 ~ div' },
  'home.recent': { path: '/', target: recent },
  'hero.height': { path: '/', target: 'main section >> nth=0' },
  'blog-hub.cards': { path: '/blog', target: 'main :has(> article), main :has(> li > article) >> nth=0' },
  'blog-hub.index': { path: '/blog', target: 'section[aria-labelledby]:has-text("Tutti gli articoli")' },
  'blog-hub.byline': { path: '/blog', target: 'section[aria-labelledby]:has-text("Tutti gli articoli") li >> nth=0' },
  'owner-area.intro': { path: '/proprietario', target: 'h1 + p' },
  'owner-area.cards': { path: '/proprietario', target: 'main' },
  'guest-area.intro': { path: '/ospite', target: 'h1 + p' },
  'guest-area.cards': { path: '/ospite', target: 'main' },
  'lab.entries': { path: '/{product}-lab', target: 'main ol, main ul >> nth=0' },
  'lab.category': { path: '/{product}-lab', target: 'main li >> nth=0' },
  'lab.date': { path: '/{product}-lab', target: 'main li time >> nth=0' },
  'lab.read': { path: '/{product}-lab', target: 'main li a >> nth=0' },
  'lab.opinion': { path: '/{product}-lab', target: 'p:has(> a:has-text("doppia inconsapevolezza"))' },
  'lab.teaser': { path: '/{product}-lab', target: 'section:has-text("prossimo studio") >> nth=-1' },
  'cards.picture': { path: '/proprietario', target: 'article img >> nth=0' },
  'cards.title': { path: '/proprietario', target: 'article h2, article h3 >> nth=0' },
  'cards.teaser': { path: '/proprietario', target: 'article p >> nth=0' },
  'cards.author': { path: '/proprietario', target: 'article p:has(time) >> nth=0' },
  'cards.date': { path: '/ospite', target: 'article time >> nth=0' },
  'cards.icon': { path: '/ospite', target: 'article p:has(time) >> nth=0' },
  'cards.read': { path: '/ospite', target: 'article a >> nth=0' },
  'cards.sky': { path: '/ospite', target: card },
  'articles.breadcrumb': { path: pricing, target: 'nav[aria-label=Percorso]' },
  'articles.back': { path: pricing, target: 'header a:has-text("Torna al blog")' },
  'articles.picture': { path: pricing, target: 'article > header > img' },
  'articles.author': { path: pricing, target: head },
  'articles.date': { path: pricing, target: 'article header p:has(time)' },
  'articles.minutes': { path: pricing, target: 'article header p:has(time)' },
  'articles.contents': { path: pricing, target: 'nav:has-text("In questo articolo") >> nth=-1' },
  'articles.related': { path: pricing, target: 'section:has-text("Da leggere insieme") >> nth=-1' },
  'articles.links': { path: yieldArticle, target: 'main article p:has(a[href="/contatti"]) >> nth=0' },
  'constants.commission': { path: '/blog/ota-costo-investimento', target: passage('commissione è il 5%') },
  'constants.offer': { path: '/blog/ota-costo-investimento', target: passage('landing page') },
  'constants.yield': { path: yieldArticle, target: passage('7,5%') },
  'constants.contracts': { path: '/blog/locazioni-transitorie', target: passage('431/1998') },
  'constants.taxes': { path: '/blog/conto-economico-locazione-breve', target: passage('21%') },
  'constants.transport': { path: '/blog/trasporti-venezia', target: passage('19 linee') },
  'constants.tips': { path: '/blog/venezia-tramonto', target: passage('17:30') },
  'contact-page.details': { path: '/contatti', target: 'main address' },
  'contact-page.hours': { path: '/contatti', target: 'main table' },
  'contact-page.fields': { path: '/contatti', target: form },
  'contact-page.rows': { path: '/contatti', target: 'textarea' },
  'contact-page.privacy': { path: '/contatti', target: 'form div:has(> input[type=checkbox])' },
  'form-in-browser.refused': { path: '/contatti', target: form, press: 'form button' },
  'not-found.words': { path: '/calle-senza-uscita', target: 'main', theme: 'dark' },
  'not-found.italian': { path: '/calle-senza-uscita', target: passage('Questa calle') },
  'not-found.home': { path: '/calle-senza-uscita', target: 'main a' },
  'welcome-dialog.words': dialog,
  'welcome-dialog.links': { ...dialog, target: 'role=dialog >> div:has(> a)' },
  'dialog.width': { ...dialog, width: 390 },
  'toasts.announced': { path: pricing, target: '[data-sonner-toast]', press: 'role=button[name="Copia link"]' },
  'tooltips.icon-only': { ...dialog, target: 'role=dialog >> role=button', theme: 'dark' },
  'keyboard.skip': { path: '/', target: header, press: 'Tab' },
  'responsive.narrow': { path: '/ospite', target: header, width: 320 },
}
