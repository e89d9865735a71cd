import { expect, test } from 'playwright/test'
import { about } from '../report/about.ts'
import type { Contract } from './contract.ts'
import { openFindings } from './judge-cell.ts'
import { nameOf } from './known-issues.ts'
import { finding, plain } from './sample-result.ts'

const contractOn = (selector: string): Contract => ({ rule: 'axe:contrast', selector, criterion: '1.4.3', pages: ['*'], reason: 'why', provedBy: 'criteria.1.4.3', by: { person: 'Anna Rossi' }, decided: '2026-11-21', expires: '2027-05-21' })
const onParagraph = finding({ element: '/html[1]/body[1]/p[1]' })

test('audit.contracts, audit.bound: a contract covers the elements of its selector, and is told of a page that holds one', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><title>Quay</title><body><p>Quay</p><b>Boats</b>')
  const [own, other, none] = ['p', 'b', 'i'].map(contractOn) as [Contract, Contract, Contract]
  const { violations, used, met } = await openFindings(page, plain, [onParagraph, finding()], { contracts: [none, other, own] }, 'engines')
  await about('audit.contracts', () => expect.soft([violations.map(({ element }) => element), used], 'left, and covered by').toEqual([['/html[1]/body[1]'], [nameOf(own)]]))
  await about('audit.bound', () => expect.soft(met, 'whose elements are here').toEqual([nameOf(other), nameOf(own)]))
})

test('audit.unasked: what an engine says of a criterion that it cannot judge in a state is left out; what a probe says stays, as does all else', async ({ page }) => {
  await page.setContent('<!DOCTYPE html><html lang="en"><title>Quay</title><body><p>Quay</p>')
  const said = [onParagraph, finding({ engine: 'probe', rule: 'painted' }), finding({ criteria: ['2.5.8'] }), finding({ criteria: ['1.1.1', '1.4.3'], rule: 'image' })]
  const left = async (changed: Partial<typeof plain>) => (await openFindings(page, { ...plain, ...changed }, said, { contracts: [] }, 'engines')).violations.flatMap(({ criterion, rules }) => `${criterion} ${rules.join(', ')}`)
  expect(await left({})).toEqual(['1.1.1 axe:image', '1.4.3 probe:painted, axe:image', '1.4.3 axe:contrast', '2.5.8 axe:contrast'])
  for (const media of ['forced colours', 'dark, forced colours'] as const) expect(await left({ media }), media).toEqual(['1.1.1 axe:image', '1.4.3 probe:painted', '2.5.8 axe:contrast'])
  expect(await left({ mode: 'print' })).toEqual(['1.1.1 axe:image', '1.4.3 probe:painted, axe:image', '1.4.3 axe:contrast'])
})
