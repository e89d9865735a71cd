import { expect, type Page, test } from 'playwright/test'
import { focusMarks } from './focus-mark.ts'
import { expectFound } from './found.ts'
import { unseenLines, unseenParts } from './unseen.ts'

const shape = 'position:absolute;width:1px;height:1px;margin:0;clip-path:inset(50%);overflow:hidden'
const box = (more = '') => `<style>input{${shape}}label::before{content:"";display:inline-block;width:20px;height:20px;border:1px solid}${more}</style><p><input type="checkbox" id="boat"><label for="boat">Boat</label>`

test('own-checks.unseen: 2.4.7: a control of one pixel, drawn by its label or by nothing', ({ page }) =>
  expectFound(page, '2.4.7', focusMarks, [
    [box(), ['violation']],
    [box('input:focus+label{outline:2px solid}'), []],
    [`<style>a{${shape}}</style><a href="/">Quay</a>`, ['review']],
    ['<style>a{position:absolute;top:-99px}a:focus{top:0}</style><a href="/">Quay</a>', []],
  ]))

const bare = '<style>.bare a{outline:0}input{outline:0}input[type=checkbox]:focus{outline:2px solid}[role=tab]{outline:0;margin:40px}</style>'

test('own-checks.unseen: 2.4.7: controls that a style tells by what they stand in, by their type or by their role', ({ page }) =>
  expectFound(page, '2.4.7', focusMarks, [
    [`${bare}<div><p><a href="/">Quay</a></p></div><div class="bare"><p><a href="/">Boats</a></p></div>`, ['violation']],
    [`${bare}<input type="checkbox"><input type="range" style="appearance:none">`, ['violation']],
    [`${bare}<button>Quay</button><button role="tab">Boats</button>`, ['violation']],
    [`${bare}<p class="day-1"><a href="/">Quay</a></p><p class="day-2"><a href="/">Boats</a></p>`, []],
  ]))

const of = async (page: Page, html: string) => {
  await page.setContent(`<!DOCTYPE html><html lang="en"><title>Quay</title><body>${html}`)
  return (await unseenParts(page)).map(({ criterion, rule, kind }) => `${criterion} ${rule} ${kind}`)
}

const added = (element: string) => `<script>document.body.insertAdjacentHTML("beforeend",${JSON.stringify(element)})</script>`
const tree = (mode: string, inside = '<p>Quay</p>') => `<boat-card></boat-card><script>document.querySelector("boat-card").attachShadow({mode:"${mode}"}).innerHTML=${JSON.stringify(inside)}</script>`
const frame = '<iframe title="Map" srcdoc="<p>Quay</p>"></iframe>'

test('own-checks.unseen: a frame is asked about, of each criterion that is decided without a person, whoever put it there', async ({ page }) => {
  const each = await of(page, frame)
  expect(each).toEqual(expect.arrayContaining(['1.4.3', '1.4.10', '2.1.2', '2.4.7', '2.4.11', '2.5.8', '3.2.2'].map((criterion) => `${criterion} frame review`)))
  expect(each.filter((line) => /^(?:1\.1\.1|2\.4\.1|1\.2\.2) /.test(line)), 'asked elsewhere').toEqual([])
  expect(await of(page, added(frame))).toEqual(each)
  expect(await of(page, `<object data="data:text/html,Quay" width="90" height="90"></object>`)).toEqual(each)
  expect(await of(page, tree('open', frame))).toEqual(each)
  for (const nothing of ['<p>Quay</p>', '<iframe title="Map"></iframe>', frame.replace('title', 'hidden title'), frame.replace('title', 'width="1" height="1" title')]) expect(await of(page, nothing), nothing).toEqual([])
})

test('own-checks.unseen: a closed shadow tree is asked about, an open one and those of the browser are not', async ({ page }) => {
  expect(await of(page, tree('closed'))).toEqual(expect.arrayContaining(['1.2.2', '1.4.3', '2.4.7', '3.3.8'].map((criterion) => `${criterion} closed-tree review`)))
  expect(await of(page, `${tree('open')}<input type="date"><details><summary>Quay</summary></details>`)).toEqual([])
})

test('own-checks.unseen: an audit says on which pages something was not looked into', () => {
  const cell = (path: string, rule: string) => ({ cell: { path }, reviews: [{ rules: [rule] }] }) as unknown as Parameters<typeof unseenLines>[0][number]
  expect(unseenLines([cell('/quay', 'probe:frame'), cell('/quay', 'probe:frame'), cell('/day', 'probe:closed-tree'), cell('/', 'probe:embedded')])).toEqual([expect.stringMatching(/^Frames stand in \/quay: /), expect.stringMatching(/^Closed shadow trees stand in \/day: /)])
})
