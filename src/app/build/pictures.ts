import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { inkProperties } from '../../art/ink-style.ts'
import { plateNames } from '../../art/plates.ts'
import { inkRules, pressInline, tileIcons } from '../../art/press.ts'
import { iconSprite } from '../../ui/icon-sprite.ts'
import { plateFor } from './print-plate.ts'

const MODULE = 'virtual:pictures'

/** A tile's icon stands on the lagoon, by day and by night: it is printed once, in the inks of the day. */
const iconFile = ({ viewBox, markup }: { viewBox: string; markup: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="64" height="64"><style>svg{${inkProperties('day')}}${inkRules}</style>${markup}</svg>`

/** Every picture by its name, in print order. */
function printed(): [string, string][] {
  const plate = plateFor()
  return [
    ...plateNames.map((name): [string, string] => [name, plate(name)]),
    ...Object.entries(tileIcons).map(([name, icon]): [string, string] => [`tile-${name}`, iconFile(icon)]),
    ['icons', iconSprite()],
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
      const urls: Record<string, string> = {}
      for (const [name, source] of printed()) {
        const digest = createHash('sha256').update(source).digest('hex').slice(0, 8)
        urls[name] = `/plates/${name}-${digest}.svg`
        files.set(urls[name], source)
        if (emits && this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: urls[name].slice(1), source })
      }
      const { icons, ...plates } = urls
      // The dialog's script needs its own plate, not the addresses of all.
      return `export const plateUrl = ${JSON.stringify(plates)}\nexport const iconsUrl = ${JSON.stringify(icons)}\nexport const hero = ${JSON.stringify(pressInline('home'))}\nexport const welcomeUrl = ${JSON.stringify(plates.welcome)}`
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
