import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Result, ResultText } from './Result.tsx'

/** As browsers translate a page: in the place of each text stands an element with another. */
function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found.filter(({ data }) => data.trim())) {
    const own = document.createElement('font')
    own.textContent = `«${text.data}»`
    text.replaceWith(own)
  }
}

const before: Result = { label: 'Resta', figure: '10 €', second: { label: 'Poi', figure: '8 €', detail: 'Pareggio: 91 notti' }, detail: 'Di 20 €' }
const after: Result = { label: 'Manca', figure: '−5 €', second: { label: 'Dopo', figure: '−7 €', detail: 'Pareggio: mai' }, detail: 'Di 30 €' }

test('faults.translated: a result is said anew in a page that was translated', () => {
  const { container, rerender } = render(<ResultText {...before} />)
  translate(container)
  expect(container).toHaveTextContent('«Resta »')
  rerender(<ResultText {...after} />)
  expect(container.textContent).toBe('Manca −5 € Dopo −7 € Pareggio: mai Di 30 € ')
})
