import { expect, test, vi } from 'vitest'
import { pressInline } from '../../art/press.ts'
import { plateNames } from '../../art/scenes.ts'
import { pictures } from './pictures.ts'
import { skyOf } from './print-plate.ts'

interface Hooks {
  configResolved: (config: { command: string }) => void
  resolveId: (id: string) => string | null
  load: (this: { environment: { name: string }; emitFile: (file: Emitted) => void }, id: string) => string | null
  configureServer: (server: { middlewares: { use: (handle: Handle) => void } }) => void
}
interface Emitted {
  type: string
  fileName: string
  source: string
}
type Handle = (request: { url?: string }, response: { setHeader: (name: string, value: string) => { end: (text: string) => void } }, next: () => void) => void

const MODULE = 'virtual:pictures'

function loaded(command: 'build' | 'serve', environment = 'client') {
  const plugin = pictures() as unknown as Hooks
  const emitted: Emitted[] = []
  plugin.configResolved({ command })
  const code = plugin.load.call({ environment: { name: environment }, emitFile: (file) => emitted.push(file) }, `\0${MODULE}`)!
  const [known, iconsUrl, hero] = code.split('\n').map((line) => JSON.parse(line.slice(line.indexOf('= ') + 2)) as unknown) as [Record<string, { url: string }>, string, unknown]
  return { plugin, emitted, known, iconsUrl, hero }
}

test('pictures: every plate under a hash of its content, the icons apart', () => {
  const { emitted, known, iconsUrl, hero } = loaded('build')
  expect(Object.keys(known)).toEqual(expect.arrayContaining([...plateNames, 'tile-key']))
  const urls = [...Object.values(known).map(({ url }) => url), iconsUrl]
  expect(urls.filter((url) => !/^\/plates\/[\w-]+-[0-9a-f]{8}\.svg$/.test(url))).toEqual([])
  // The hero is part of its page: a file of it would be asked for by nobody.
  expect(emitted.map(({ fileName }) => `/${fileName}`).toSorted()).toEqual(urls.filter((url) => url !== known.home!.url).toSorted())
  expect(emitted.filter(({ type, source }) => type !== 'asset' || !source.startsWith('<svg xmlns='))).toEqual([])
  expect(hero).toEqual(pressInline('home'))
  expect(known.home).toMatchObject({ width: 1280, height: 556 })
})

test('pictures: a tile’s icon has the inks of the day alone', () => {
  const { emitted } = loaded('build')
  const icon = emitted.find(({ fileName }) => fileName.startsWith('plates/tile-'))!.source
  expect(icon).toMatch(/^<svg [^>]*viewBox="[\d ]+" width="64" height="64"><style>svg\{--/)
  expect(icon).not.toContain('prefers-color-scheme')
})

test('pictures: only the build writes them, and once', () => {
  expect(loaded('serve').emitted).toEqual([])
  expect(loaded('build', 'ssr').emitted).toEqual([])
})

test('pictures: no other module', () => {
  const { plugin } = loaded('serve')
  expect([MODULE, 'react'].map((id) => plugin.resolveId(id))).toEqual([`\0${MODULE}`, null])
  expect(plugin.load.call({ environment: { name: 'client' }, emitFile: () => undefined }, 'react')).toBeNull()
})

test('pictures: the development server answers with them, and with nothing else', () => {
  const { plugin, known } = loaded('serve')
  let handle: Handle = () => undefined
  plugin.configureServer({ middlewares: { use: (given) => (handle = given) } })
  const end = vi.fn<(text: string) => void>()
  const setHeader = vi.fn(() => ({ end }))
  const next = vi.fn<() => void>()
  handle({ url: known.home!.url }, { setHeader }, next)
  expect(setHeader.mock.calls).toEqual([['content-type', 'image/svg+xml']])
  expect(end.mock.calls[0]![0]).toMatch(/^<svg/)
  expect(next).not.toHaveBeenCalled()
  for (const request of [{ url: '/plates/altro.svg' }, {}]) handle(request, { setHeader }, next)
  expect(next).toHaveBeenCalledTimes(2)
  expect(end).toHaveBeenCalledOnce()
})

test('pictures: an article tints its sky, no other plate is tinted', () => {
  expect(skyOf('mercato-rialto')).toEqual(['tone', 'paper'])
  expect(skyOf('home')).toBeUndefined()
})
