// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { runningText, type RunningText } from './running-text.ts'
import { closings } from './closing.ts'

const page = (body: string) =>
  new DOMParser().parseFromString(`<html lang="it"><body><nav aria-labelledby="indice"></nav><div>${body}</div></body></html>`, 'text/html')
const read = (body: string): RunningText => runningText('uno', page(body))!

test.each([
  ['Scegli una riva.', 0],
  ['Il bagaglio è pronto: scendi alla barca.', 0],
  ['La laguna è sempre la stessa.', 1],
  ['Lo scegliemmo in due.', 1],
])('prose.closing: «%s»', (closing, faults) => {
  const update = '<section aria-labelledby="aggiornamento"><p>Scegli il 2026.</p></section>'
  expect(closings([read(`<p>Prendi la 12.</p><p>${closing}</p>${update}`)])).toHaveLength(faults)
})
