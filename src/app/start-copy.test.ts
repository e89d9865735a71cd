// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { find, testPage } from './test-page.ts'

const { booted, load, notice, writeText } = testPage()

test('copy: a text is copied during the press, with the address where it is wanted', async () => {
  booted('<button type="button" data-copy="Resa: 5%" data-here data-done="Copiato">Copia</button>')
  fireEvent.click(find('main button'))
  expect(writeText.mock.calls).toEqual([[`Resa: 5%\n${location.href}`]])
  await vi.waitFor(() => expect(notice).toHaveBeenCalledOnce())
  const [copied, done] = notice.mock.calls[0]!
  expect([await copied, done]).toEqual([true, 'Copiato'])
})

test.each([
  ['done', () => {}, 'Copiato'],
  ['refused', () => writeText.mockRejectedValue(new Error('denied')), /usa la barra degli indirizzi/],
  ['impossible', () => Object.assign(navigator, { clipboard: undefined }), /usa la barra degli indirizzi/],
])('copy: without the notice’s script the button says that it was %s', async (_, prepare, words) => {
  prepare()
  load.mockRejectedValue(new Error('no network'))
  booted('<button type="button" data-copy="x" data-done="Copiato"><svg></svg>Copia</button>')
  fireEvent.click(find('main button'))
  await vi.waitFor(() => expect(find('main button')).toHaveTextContent(words))
  expect(writeText.mock.calls.flat()).toEqual(writeText.mock.calls.length ? ['x'] : [])
})
