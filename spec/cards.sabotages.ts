import { ofTheSite, ofTheSources, rule } from '../e2e/harness/sabotage/faults.ts'

export const sabotages = [
  ...ofTheSite([
    ['cards.apart', 'eleven links of one name', 'index.html', ...rule('main article a>span{display:none!important}'), ': / in use'],
    ['cards.apart', 'two ways home of one name', 'contatti/index.html', / aria-label="Home[^"]*"/, '', ': /contatti in use'],
    ['cards.teaser', 'three sentences', 'ospite/index.html', /(Sestieri segreti<\/h2><p>[^<]*)/, '$1 Si va a piedi. Si torna tardi.'],
    ['cards.offers', 'a calculator for every tool', 'ospite/index.html', /con.gli.orari.di.oggi/, 'con\u00A0il\u00A0calcolatore'],
    ['cards.picture', 'the picture of nothing, beside one article', 'blog/navigare-laguna/index.html', /(id="correlati"[^]*?<img src="\/plates\/)[^"]*/, '$1footer.svg'],
    ['cards.picture', 'the picture of another article', 'ospite/index.html', /\/plates\/mercato-rialto-[^"]+/, '/plates/footer.svg'],
    ['cards.title', 'a title in other words', 'ospite/index.html', />Sestieri segreti<\/h2>/, '>I sestieri</h2>'],
    ['cards.label', 'a card without a name', 'ospite/index.html', /<article aria-labelledby="[^"]*"/, '<article'],
    ['cards.teaser', 'a teaser of one word', 'ospite/index.html', /(Sestieri segreti<\/h2><p>)[^<]*/, '$1Segreti.'],
    ['cards.same', 'another hour on one card', 'ospite/index.html', /(banchi|Pescheria)([^<]*)7:00/, '$1$28:00'],
    ['cards.same', 'another day beside one article', 'blog/recensioni-obiettivita/index.html', /(id="correlati".*?<time dateTime="[^"]*">)[^<]*/, '$11 maggio'],
    ['cards.same', 'another tool on one card', 'index.html', /con.gli.orari.di.oggi/, 'con il calcolatore'],
    ['cards.order', 'the link before the words', 'index.html', ...rule('main article>div>div{order:-1!important;grid-row:1!important}'), 'cards of /'],
    ['cards.order', 'the author left of its title', 'ospite/index.html', ...rule('@media(max-width:39.99em){main article p:has(time){margin-left:-2rem!important}}'), 'cards of /ospite'],
    ['cards.order', 'the author at the end', 'ospite/index.html', ...rule('main article p:has(time){order:9!important}'), 'cards of /ospite'],
    ['cards.author', 'after the title', 'ospite/index.html', /(<div class="[^"]*">)(<p class="[^"]*"><svg.*?<\/p>)(<h2.*?<\/h2>)/, '$1$3$2'],
    ['cards.author', 'another author', 'ospite/index.html', /Redazione ospiti(<!-- -->)?, /, 'Redazione proprietari, '],
    ['cards.date', 'a year on a card', 'ospite/index.html', '>12 marzo<', '>12 marzo 2025<'],
    ['cards.offers', 'the market’s hours kept back', 'ospite/index.html', /con.gli.orari.di.oggi/, ''],
    ['cards.offers', 'a tool that is not there', 'ospite/index.html', /(Leggi<span[^>]*>: Sestieri segreti<\/span><\/a>)/, '$1 con il calcolatore'],
    ['cards.icon', 'the icon of another card', 'ospite/index.html', '#Compass"', '#Fish"'],
    ['cards.icon', 'an icon that is announced', 'ospite/index.html', / aria-hidden="true"( [^>]*><use href="[^"]*#Compass)/, '$1'],
    ['cards.read', 'a link that does not say which', 'ospite/index.html', /Leggi<span[^>]*>.*?<\/span>/, 'Leggi'],
    ['cards.read', 'a link that does not say which, beside one article', 'blog/navigare-laguna/index.html', /(id="correlati"[^]*?)Leggi<span[^>]*>.*?<\/span>/, '$1Clicca qui'],
  ]),
  ...ofTheSources([
    ['cards.sky', 'no article with inks of its own', 'src/app/build/print-plate.ts', "'utf8')).sky", "'utf8')).sky && undefined", 'stand in the article'],
    ['cards.sky', 'one ink for the whole sky', 'src/art/press.ts', "stop(lower, ' offset", "stop(upper, ' offset"],
  ]),
]
