import { expect, test } from 'playwright/test'
import { painted } from './engines/painted.ts'
import { html, pale } from './painted-cases.ts'
import { plain } from './sample-result.ts'
import { doubleFont } from './stage.ts'

test('painted.places: a day in a field is measured where its letters are, not on the sign beside it', async ({ page }) => {
  const field = (color: string) => `<p><input type="date" aria-label="Day" value="2027-03-15" style="color:${color};background:#fff"></p>`
  await page.setContent(`<!DOCTYPE html><html lang="it">${field('#222')}${field('#bbb')}`)
  const ratios = (await painted(page, plain)).map(({ ratio }) => ratio)
  expect(ratios).toEqual([expect.closeTo(15.9, 0), expect.closeTo(1.9, 0)])
})

test('painted.places: with a font of twice the size each word is measured where it stands, down to the end of the page', async ({ page }) => {
  const head = '<header style="position:sticky;top:0;height:600px;background:#fff"></header>'
  await page.setContent(html.replace('<p id="clear"', `${head}${'<p style="background:#000;color:#fff">Alta marea</p><p>Bassa marea</p>'.repeat(150)}<p id="clear"`))
  await doubleFont(page)
  const words = await painted(page, { ...plain, mode: '200 % font' })
  expect(new Set(words.map(({ place }) => place)).size).toBe(302)
  expect(pale(words).map(({ element }) => element)).toEqual(['/html[1]/body[1]/p[302]'])
})

test('painted.places: with a font of twice the size what answers once it is seen is measured after that', async ({ page }) => {
  const answers = `<script>new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && setTimeout(() => (clear.textContent = 'Luna piena'), 200)).observe(clear)</script>`
  await page.setContent(html.replace('<p id="clear"', '<div style="height:2000px"></div><p id="clear"') + answers)
  const words = await painted(page, { ...plain, mode: '200 % font' })
  expect(words.map(({ text }) => text)).toEqual(['Luna', 'piena', 'Nebbia', 'fitta'])
})

test('painted.places: of a list that sticks and scrolls by itself every word is measured', async ({ page }) => {
  await page.setContent(html.replace('<p id="clear"', `<nav style="position:sticky;top:0;max-height:90px;overflow-y:auto">${'<p style="color:#333">Rio</p>'.repeat(9)}<p style="color:#bbb">Ramo</p></nav><div style="height:400px;background:#333"></div><p id="clear"`))
  const words = await painted(page, plain)
  expect(words.length).toBe(14)
  expect(pale(words).map(({ html: word }) => word)).toEqual(['Ramo', 'Nebbia fitta'])
  expect(words.filter(({ text }) => text === 'Rio').map(({ ratio }) => ratio > 12)).toEqual(Array(9).fill(true))
})
