import { expect, test } from 'playwright/test'
import { isAnswered, painted, paleFindings } from './engines/painted.ts'
import { type Cases, expectKinds, html, pale } from './painted-cases.ts'
import { plain } from './sample-result.ts'

const doubt = (element: string) => ({ engine: 'axe' as const, rule: 'color-contrast', criteria: ['1.4.3'], element, html: '', message: '', kind: 'review' as const })

for (const media of ['light', 'forced colours'] as const) {
  test(`painted.contrast: what is too pale is found, under ${media}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: media === 'light' ? 'none' : 'active' })
    await page.setContent(html)
    const words = await painted(page, { ...plain, media })
    expect(words.map(({ text }) => text)).toEqual(['Sole', 'pieno', 'Nebbia', 'fitta'])
    expect(pale(words).map(({ element, message }) => [element, message])).toEqual([['/html[1]/body[1]/p[2]', expect.stringMatching(/^«Nebbia fitta» is painted at [12]\.\d\d:1\.$/)]])
  })
}

for (const media of ['light', 'forced colours'] as const) {
  test(`painted.contrast: what is clear enough for level AA is not yet for AAA, under ${media}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: media === 'light' ? 'none' : 'active' })
    await page.setContent(html.replace('color:#bbb', 'color:#666'))
    expect(paleFindings(await painted(page, { ...plain, media })).map(({ criteria, kind, message }) => [criteria, kind, message])).toEqual([[['1.4.6'], 'violation', expect.stringMatching(/^«Nebbia fitta» is painted at 5\.\d\d:1\.$/)]])
  })
}

test('painted.letters: under forced colours one letter or two have the contrast of the words beside them, and of none else', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const line = (color: string) => `<p style="font:15px sans-serif;text-rendering:geometricPrecision;word-spacing:.07px;forced-color-adjust:none;background:#fff;color:${color}">${'i porti '.repeat(40)}${'il porto '.repeat(40)}</p>`
  await page.setContent(`<!DOCTYPE html><html lang="it"><body style="background:#fff">${line('#6b6b6b')}${line('#999')}<p style="font:15px sans-serif;forced-color-adjust:none;background:#fff;color:#bbb">i</p>`)
  const words = await painted(page, { ...plain, media: 'forced colours' })
  expect(words.filter(({ text }) => text === 'i')).toHaveLength(81)
  expect(words.filter(({ text }) => text === 'il')).toHaveLength(80)
  expect(pale(words).map(({ element }) => element)).toEqual(['/html[1]/body[1]/p[2]', '/html[1]/body[1]/p[3]'])
})

test('painted.doubts: under forced colours a word in the colour of its ground is lost, one that something covers may be meant', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.setContent('<!DOCTYPE html><html lang="it"><p>Domenica <mark style="background:none">chiuso</mark></p><p style="position:relative">Sabato<img alt="" style="position:absolute;inset:0;width:100%;height:100%" src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'%3E%3Cpath fill=\'%23999\' d=\'M0 0h999v999H0z\'/%3E%3C/svg%3E"></p>')
  expect(pale(await painted(page, { ...plain, media: 'dark, forced colours' })).map(({ html, kind }) => [html, kind])).toEqual([['chiuso', 'violation'], ['Sabato', 'review']])
})

test('painted.contrast: paper is paper in every picture that is taken of it', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="it"><style>@media screen{p{margin-top:900px}html{background:#333}}</style><p style="color:#333">Sole</p><svg width="200" height="60"><text x="20" y="40">I</text></svg>')
  await page.emulateMedia({ media: 'print' })
  for (const time of ['first', 'second']) {
    const words = await painted(page, { ...plain, mode: 'print' })
    expect(words.map(({ text, ratio }) => `${text} ${ratio > 7}`), time).toEqual(['Sole true', 'I true'])
  }
})

// Of most of these nothing is wrong, or nothing for certain.
const doubtful: Cases = {
  'a line that scrolls beside its box': [`<pre style="width:300px;overflow:auto;background:#222;color:#eee">${'marea '.repeat(30)}</pre>`, []],
  'lines that scroll below their box': [`<div style="height:40px;overflow:auto;background:#222;color:#eee">${'<p>Alta marea</p>'.repeat(5)}</div>`, []],
  'the same too pale': [`<pre style="width:300px;overflow:auto;background:#222;color:#444">${'marea '.repeat(30)}</pre>`, ['violation']],
  'a panel that is closed': ['<div style="max-height:0;overflow:hidden;background:#222;color:#fff">Alta marea</div>', []],
  'one from which a text leads out': ['<div style="height:20px;overflow:hidden"><p style="position:absolute;top:300px;color:#ccc">Alta marea</p></div>', ['violation']],
  'letters filled with a gradient': ['<h1 style="background:linear-gradient(90deg,#600,#006);background-clip:text;color:transparent">Alta marea</h1>', ['review']],
  'the same with a colour for other browsers': ['<h1 style="background:linear-gradient(90deg,#600,#006);background-clip:text;color:#fff;-webkit-text-fill-color:transparent">Alta marea</h1>', ['review']],
  'a button that cannot be used': ['<button aria-disabled="true" style="background:#fff;color:#bbb">Alta marea</button>', []],
  'a button that can': ['<button style="background:#fff;color:#bbb">Alta marea</button>', ['violation']],
  'letters of the colour of their ground': ['<p style="color:#fff">Alta marea</p>', ['review']],
  'letters of another colour as light as their ground': ['<p style="background:#f00;color:#009400">Alta marea</p>', ['violation']],
  'letters hardly of another colour': ['<p style="color:#fcfcfc">Alta marea</p>', ['violation']],
  'letters below something else': ['<p style="color:#ccc">Alta marea</p><div style="position:absolute;inset:0;background:#eee"></div>', ['review']],
  'letters filled with a gradient, none in a wide range of colours': ['<h1 style="background:linear-gradient(90deg,#600,#006);background-clip:text;color:color(display-p3 1 1 1 / 0)">Alta marea</h1>', ['review']],
  'a single pale letter': ['<p style="color:#ccc">I</p>', ['violation']],
  'one that has another name': ['<button style="background:#fff;color:#bbb" aria-label="Avanti">X</button>', ['review']],
  'pale words behind a modal dialog': ['<p style="color:#ccc">Alta marea</p><dialog><p style="color:#000">Luna</p></dialog><script>document.querySelector("dialog").showModal()</script>', []],
  'pale words in one': ['<dialog><p style="color:#ccc">Alta marea</p></dialog><script>document.querySelector("dialog").showModal()</script>', ['violation']],
  'pale words that are inert': ['<div inert><p style="color:#ccc">Alta marea</p></div>', []],
  'pale words that are hidden from a screen reader': ['<p aria-hidden="true" style="color:#ccc">Alta marea</p>', ['review']],
  'a pale sign': ['<p style="color:#ccc">→</p>', ['review']],
  'a word over a photograph': ['<b style="background:linear-gradient(90deg,#000,#fff);color:#fff">Acquagranda</b>', ['review']],
  'words over one, of which the last is lost': ['<b style="background:linear-gradient(90deg,#000,#fff);color:#fff">High water at nine tonight</b>', ['violation']],
}

const initials: Cases = {
  'a large initial with a ground of its own': ['<style>p::first-letter{float:left;font-size:60px;background:#000;color:#222}</style><p>Alta marea</p>', ['violation']],
  'one with one behind a quotation mark': ['<style>p::first-letter{float:left;font-size:60px;background:#000;color:#222}</style><p>«Il mare» sale</p>', ['violation']],
  'a clear one behind it': ['<style>p::first-letter{float:left;font-size:60px;background:#000;color:#fff}</style><p>«Il mare» sale</p>', []],
  'one before an apostrophe': ['<style>p::first-letter{float:left;font-size:60px;background:#000;color:#fff}</style><p>L’Adriatico sale</p>', []],
}

for (const [name, [inside, kinds]] of Object.entries(doubtful)) {
  test(`painted.doubts: ${name}: ${kinds.join(' and ') || 'nothing'}`, ({ page }) => expectKinds(page, inside, kinds))
}

for (const [name, [inside, kinds]] of Object.entries(initials)) {
  test(`painted.letters: ${name}: ${kinds.join(' and ') || 'nothing'}`, ({ page }) => expectKinds(page, inside, kinds))
}

test('painted.letters: letters of a picture are measured on what is right behind them', async ({ page }) => {
  const drawn = (word: string, more = '') => `<text x="20" y="40" font-size="24" fill="#333" ${more}>${word}</text>`
  const picture = (text: string) => `<svg width="200" height="60"><rect width="200" height="60" fill="#fff"/><path d="M0 30H200V34H0z" fill="#444"/>${text}</svg>`
  await page.setContent(`<!DOCTYPE html><html lang="it">${picture(drawn('Far off', 'letter-spacing="14" stroke="#fff" stroke-width="9" paint-order="stroke"'))}${picture(drawn('Crossed'))}${picture(drawn('Gone').replace('#333', '#fff'))}`)
  expect(pale(await painted(page, plain)).map(({ html: word }) => word)).toEqual(['Crossed', 'Gone'])
})

test('painted.answers: nor is it answered by some words, if not by all of them', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="it"><body style="background:#fff"><pre style="width:200px;overflow:auto">Sole pieno e luna nuova, alta marea e bassa marea</pre><p>Sole</p>')
  const words = await painted(page, plain)
  expect(['pre', 'p'].map((name) => isAnswered(doubt(`/html[1]/body[1]/${name}[1]`), words))).toEqual([false, true])
})

test('painted.answers: an engine is answered by the words inside its element alone', async ({ page }) => {
  await page.setContent(html)
  const words = await painted(page, plain)
  const answered = (element: string, changed: object = {}) => isAnswered({ ...doubt(element), ...changed }, words)
  expect([answered('/html[1]/body[1]/p[1]'), answered('/html[1]/body[1]/p[2]'), answered('/html[1]/body[1]'), answered('/html[1]/body[1]/img[1]')]).toEqual([true, false, false, false])
  expect([answered('/html[1]/body[1]/p[1]', { kind: 'violation' }), answered('/html[1]/body[1]/p[1]', { criteria: ['1.4.1'] })]).toEqual([false, false])
})
