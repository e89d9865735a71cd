import { ofTheSite, ofTheSources } from '../e2e/harness/sabotage/faults.ts'

const build = 'src/app/build'
const contacts = 'contatti/index.html'
const rialto = 'blog/mercato-rialto/index.html'

export const sabotages = [
  ...ofTheSite([
    ['structured-data.block', 'data that cannot be read', contacts, '{"@context"', '{@context"'],
    ['structured-data.block', 'data lost', 'ospite/index.html', /<script type="application\/ld\+json">.*?<\/script>/, ''],
    ['structured-data.invented', 'stars that nobody gave', contacts, '"@type":"LocalBusiness"', '"@type":"LocalBusiness","aggregateRating":5'],
    ['structured-data.article', 'another headline', rialto, /"headline":"[^"]*/, '"headline":"Mercati'],
    ['structured-data.article', 'another day', rialto, /"datePublished":"[^"]*/, '"datePublished":"2024-03-10'],
    ['structured-data.days', 'a card of another day', 'blog/index.html', 'dateTime="2025-02-04"', 'dateTime="2025-02-03"'],
    ['structured-data.words', 'words miscounted', rialto, /"wordCount":\d+/, '"wordCount":12'],
    ['structured-data.trail', 'a step lost', rialto, /\{"@type":"ListItem","position":2[^}]*\},/, ''],
    ['structured-data.contacts', 'another telephone', contacts, /"telephone":"[^"]*/, '"telephone":"+39 041 999'],
    ['structured-data.contacts', 'an address that is not the home page’s', contacts, /("@type":"LocalBusiness","name":"[^"]*","url":"[^"]*)"/, '$1ospite"'],
    ['structured-data.article', 'an author who is met elsewhere', rialto, /("author":\{[^}]*"url":")[^"]*/, '$1https://altri.example/'],
    ['structured-data.article', 'a publisher who is met nowhere', rialto, /("publisher":\{[^}]*)"url":"[^"]*",/, '$1'],
    ['structured-data.hours', 'open longer on Saturday', contacts, '"closes":"14:00"', '"closes":"15:00"'],
    ['structured-data.home', 'another name', 'index.html', '"@type":"WebSite","name":"', '"@type":"WebSite","name":"Il sito di '],
  ]),
  ...ofTheSources([
    ['structured-data.block', 'no block', `${build}/structured-data.ts`, 'type="application/ld+json"', 'type="application/json"'],
    ['structured-data.escaped', 'a text may end the block', `${build}/structured-data.ts`, ".replaceAll('<', '\\\\u003c')", ''],
    ['structured-data.article', 'another date', `${build}/structured-data.ts`, 'datePublished: article.date', 'datePublished: modifiedOn(article.slug)'],
    ['structured-data.words', 'one word too many', `${build}/structured-data.ts`, '  wordCount,', '  wordCount: wordCount + 1,'],
    ['structured-data.trail', 'positions from zero', `${build}/structured-data.ts`, 'position: index + 1', 'position: index'],
    ['structured-data.contacts', 'another country', `${build}/structured-data.ts`, "addressCountry: 'IT'", "addressCountry: 'FR'"],
    ['structured-data.hours', 'clocks without a zero', `${build}/structured-data.ts`, "clock.padStart(5, '0')", 'clock'],
    ['structured-data.home', 'no publisher', `${build}/structured-data.ts`, ", publisher: { '@id': `${homePage}#azienda` }", ''],
    ['structured-data.invented', 'a rating out of nowhere', `${build}/structured-data.ts`, 'telephone: site.phone,', "telephone: site.phone, aggregateRating: { ratingValue: 5 },"],
  ]),
]
