import { test } from 'playwright/test'
import { expectFound, type MadeFor } from './found.ts'
import { otherWords } from './other-words.ts'

const link = (style: string) => `<style>a{position:absolute;top:-60px;background:#fff}a:focus{top:0;${style}}</style><a href="#x">Skip</a>`
const bar = (style: string) => `<header style="position:fixed;inset:0 0 auto;color:#000;${style}">Quay</header><div style="height:900px"></div><div style="height:2000px;background:#111"></div>`

const pages: Record<string, MadeFor[]> = {
  'words in pictures are asked about, once of a page': [
    ['<img alt="Open" src="data:,"><img alt="Closed" src="data:,"><canvas></canvas>', ['review']],
    ['<img alt="" src="data:,"><p>Quay</p>', []],
  ],
  'words of a control are measured as if it had the focus': [
    [link('color:#bbb'), ['review']],
    [link('color:#333'), []],
    ['<style>button:focus-visible{color:#ddd}</style><button style="background:#fff">One</button><button style="background:#fff">Two</button>', ['review']],
    ['<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML="<style>a:focus{color:#ddd}</style><a href=#x>Skip</a>"</script>', ['review']],
  ],
  'what stays in the window is measured further down, too': [
    [bar(''), ['review']],
    [bar('background:#fff'), []],
  ],
}

for (const [name, made] of Object.entries(pages)) {
  test(`painted.others: ${name}`, ({ page }) => expectFound(page, '1.4.3', otherWords, made))
}
