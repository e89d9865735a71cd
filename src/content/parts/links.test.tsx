import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../config/paths.ts'
import { CallToAction, TextLink } from './links.tsx'

test.each([
  ['article:mercato-rialto', '/blog/mercato-rialto'],
  ['article:calcolo-rendimento-reale', `${paths.lab}/calcolo-rendimento-reale`],
  ['page:contacts', '/contatti'],
  ['https://altrove.example/a:b?c', 'https://altrove.example/a:b?c'],
])('links: «%s» leads to %s', (written, target) => {
  render(<TextLink href={written}>qui</TextLink>)
  expect(screen.getByText('qui')).toHaveAttribute('href', target)
})

test('links: an article that is not there is named', () => {
  expect(() => render(<TextLink href="article:venezia-lunare">qui</TextLink>)).toThrow('no article «venezia-lunare»')
})

test('links: a call to action leads to a page by its name', () => {
  render(<CallToAction to="owners">Scrivici</CallToAction>)
  expect(screen.getByRole('link', { name: 'Scrivici' })).toHaveAttribute('href', '/proprietario')
})
