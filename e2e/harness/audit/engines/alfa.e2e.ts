import { expect, type Page, test } from 'playwright/test'
import { alfa } from './alfa.ts'

test('audit.sheets: Alfa reads what stands beside a rule that it does not know', async ({ page }) => {
  const sheet = '@container(min-width:1px){i{color:red}}p{color:#999;background:#fff}@media(min-width:1px){@container(min-width:1px){i{color:red}}b{color:#aaa;background:#fff}}'
  await page.setContent(`<!DOCTYPE html><html lang="it"><title>Nebbia</title><style>${sheet}</style><main><h1>Nebbia</h1><p>Nebbia sulla laguna</p><b>Nebbia fitta</b></main>`)
  const pale = (await alfa(page)).filter(({ rule }) => rule === 'sia-r69').map(({ element }) => element)
  expect(pale).toEqual(['/html[1]/body[1]/main[1]/p[1]', '/html[1]/body[1]/main[1]/b[1]'])
})

/** The targets that Alfa calls too small on a page with one button and what lies over it. */
const small = async (page: Page, style: string, cover: string): Promise<string[]> => {
  await page.setContent(`<!DOCTYPE html><html lang="it"><title>Nebbia</title><style>button{${style}}</style><main><h1>Nebbia</h1><button>Copia</button></main><div style="${cover};top:60px;left:0"><p style="position:absolute;margin:0;width:300px;height:90px;background:#fff">Copiato</p></div>`)
  return (await alfa(page)).filter(({ rule }) => rule === 'sia-r111').map(({ element }) => element)
}
const ROOMY = 'position:absolute;left:8px;top:100px;width:80px;height:60px'
const BUTTON = '/html[1]/body[1]/main[1]/button[1]'

for (const [what, style, cover, found] of [
  ['a target under what stays with the window', ROOMY, 'position:fixed', []],
  ['one under what moves with it', ROOMY, 'position:absolute', [BUTTON]],
  ['one that stays with the window itself', ROOMY.replace('absolute', 'fixed'), 'position:fixed', [BUTTON]],
  ['a small one', ROOMY.replace('100px', '130px').replace('60px', '30px'), 'position:fixed', [BUTTON]],
] as const) {
  test(`audit.passing: ${what} is ${found.length > 0 ? 'told' : 'as large as it is elsewhere'}`, async ({ page }) => {
    expect(await small(page, style, cover)).toEqual(found)
  })
}

const pair = (cover: string) => `<!DOCTYPE html><html lang="it"><title>Nebbia</title><style>button{position:absolute;left:8px;width:80px;height:30px}</style><main><h1>Nebbia</h1><button style="top:120px">Copia</button><button style="top:150px">Nebbia</button></main><div style="position:${cover};top:60px;left:0;width:300px;height:85px;background:#fff">Copiato</div>`

for (const [cover, found] of [['fixed', []], ['absolute', [BUTTON]]] as const) {
  test(`audit.passing: of two targets side by side one under a box that is ${cover}`, async ({ page }) => {
    await page.setContent(pair(cover))
    expect((await alfa(page)).filter(({ rule }) => rule === 'sia-r113').map(({ element }) => element)).toEqual(found)
  })
}
