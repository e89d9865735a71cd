import { expect, test } from 'playwright/test'
import { axe } from './axe.ts'

test('audit.merge: what axe finds in a frame or a shadow tree is told of what stands in the page', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><title>Quay</title><body><img alt="" src="data:,"><iframe title="Map" srcdoc="<img src=data:,>"></iframe><div></div>')
  await page.locator('div').evaluate((host) => (host.attachShadow({ mode: 'open' }).innerHTML = '<img src="data:,">'))
  const found = (await axe(page)).filter(({ rule }) => rule === 'image-alt').map(({ element }) => element)
  expect(found.toSorted()).toEqual(['/html[1]/body[1]/div[1]', '/html[1]/body[1]/iframe[1]'])
})
