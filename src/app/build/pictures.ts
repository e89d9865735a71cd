import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { inkProperties } from '../../art/ink-style.ts'
import { inkRules, pressInline, tileIcons } from '../../art/press.ts'
import { plateNames, sceneOf } from '../../art/scenes.ts'
import { iconSprite } from '../../ui/icon-sprite.ts'
import { plateFor } from './print-plate.ts'

const MODULE = 'virtual:pictures'
const tile = { width: 64, height: 64 }
/** It stands in the home page itself, so that nothing is fetched before it is seen: nobody asks for its file. */
const HERO = 'home'

interface Picture {
  source: string
  width: number
  height: number
}

/** A tile's icon stands on the lagoon, by day and by night: it is printed once, in the inks of the day. */
const iconFile = ({ viewBox, markup }: { viewBox: string; markup: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="64" height="64"><style>svg{${inkProperties('day')}}${inkRules}</style>${markup}</svg>`

/** Every picture by its name, in print order. */
function printed(): [string, Picture][] {
  const plate = plateFor()
  return [
    ...plateNames.map((name): [string, Picture] => {
      const { width, height } = sceneOf(name)
      return [name, { source: plate(name), width, height }]
    }),
    ...Object.entries(tileIcons).map(([name, icon]): [string, Picture] => [`tile-${name}`, { source: iconFile(icon), ...tile }]),
  ]
}

/** The pictures as files under a hash of their content, and the module that knows their addresses. */
export function pictures(): Plugin {
  const files = new Map<string, string>()
  let emits = false
  return {
    name: 'bricola:pictures',
    configResolved: ({ command }) => {
      emits = command === 'build'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      const address = (name: string, source: string): string => {
        const url = `/plates/${name}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.svg`
        if (!emits) files.set(url, source)
        else if (this.environment.name === 'client' && name !== HERO) this.emitFile({ type: 'asset', fileName: url.slice(1), source })
        return url
      }
      const known = Object.fromEntries(printed().map(([name, { source, width, height }]) => [name, { url: address(name, source), width, height }]))
      const values = {
        pictures: known,
        iconsUrl: address('icons', iconSprite()),
        hero: pressInline(HERO),
        // The dialog's script needs its own plate, not the addresses of all.
        welcomeUrl: known.welcome?.url,
      }
      return Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = files.get(request.url ?? '')
        if (svg) response.setHeader('content-type', 'image/svg+xml').end(svg)
        else next()
      })
    },
  }
}
