import { expect, type Page, test } from 'playwright/test'
import { type Frame, readFrame, unlike } from './across.ts'
import type { Fault } from './fault.ts'
import { expectFound, type MadeFor } from './found.ts'
import { inOtherWindows } from './windows.ts'

const found = (criterion: string, name: string, check: (page: Page) => Promise<Fault[]>, pages: MadeFor[]) =>
  test(`own-checks.conforming: ${criterion}: ${name}`, ({ page }) => expectFound(page, criterion, check, pages))

const part = (more: string, inside = '<div><div>Quay</div></div>') => `<div ${more}>${inside}</div>`

found('1.4.10', 'tables by their role, and parts with nothing in them', inOtherWindows, [
  [part('style="width:900px"'), ['violation']],
  [part('role="table" style="width:900px"'), ['review']],
  [part('role="treegrid" style="width:900px"'), ['review']],
  [part('style="width:900px;height:90px"', ''), ['review']],
  [part('style="width:900px;height:90px"', '<button>Quay</button>'), ['violation']],
])

const long = 'High tide at nine, raised boards over the square and the market until noon'
const tease = (more: string) => `<div style="max-height:2em;overflow:hidden;width:50vw"><p style="margin:0;font:16px/20px serif">${long}</p></div>${more}`
const slide = '<p style="flex:0 0 400px;margin:0">High tide at nine in the morning, and boards over the square until noon, and boats</p>'

found('1.4.4', 'what was cut off before, what a button shows in full, and the next of a row', inOtherWindows, [
  [tease(''), ['violation']],
  [tease('<button>More</button>'), ['review']],
  [tease('<p><a href="/tide">More</a></p>'), ['review']],
  [`<div style="overflow:hidden;width:600px"><div style="display:flex">${slide}${slide}</div></div>`, ['review']],
  [`<div style="overflow:hidden;width:9em;height:1.5em">${long}</div>`, ['review']],
])

const spaced = (language: string) => `<p lang="${language}" style="overflow:hidden;height:2em;width:100px;font:20px/1.2 Arial;margin:0;white-space:nowrap">High tides</p>`

found('1.4.12', 'letters that are joined are not spaced', inOtherWindows, [
  [spaced('en'), ['violation']],
  ...['ar', 'fa-IR', 'ur', 'ps'].map((language): MadeFor => [spaced(language), []]),
])

test('own-checks.conforming: 3.2.3: links to what is related are no navigation that is repeated', async ({ page }) => {
  const frameOf = async (path: string, html: string): Promise<Frame> => {
    await page.setContent(`<!DOCTYPE html><html lang="en"><title>${path}</title>${html}`)
    return { path, ...(await page.evaluate(readFrame)) }
  }
  const [quay, boats] = ['<a href="https://quay.example/quay">Quay</a>', '<a href="https://quay.example/boats">Boats</a>']
  for (const [around, kinds] of [['main', ['review']], ['aside', ['review']], ['div', ['violation']]] as const) {
    const [first, second] = [await frameOf('/', `<${around}><nav>${quay}${boats}</nav></${around}>`), await frameOf('/day', `<${around}><nav>${boats}${quay}</nav></${around}>`)]
    expect.soft(unlike(second, [first]).map(({ kind }) => kind), around).toEqual(kinds)
  }
})
