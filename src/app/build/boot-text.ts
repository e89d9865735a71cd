import { minifySync } from 'vite'
import { boot } from '../boot.ts'
import { startList } from '../start-list.ts'
import { startWelcome } from '../start-welcome.ts'
import { tellMissing } from '../tell-missing.ts'
import { tellRefused } from '../tell-refused.ts'

/** What a page starts besides what every page does. */
export interface Starts {
  list?: boolean
  welcome?: boolean
  missing?: boolean
  refused?: boolean
}

/**
 * The boot script as a page carries it. It is no module of the bundle: Vite would wrap its `import()` and load the
 * whole application at once.
 */
export function bootText(entry: string, { list, welcome, missing, refused }: Starts): string {
  const awaken = `(${boot.toString()})(()=>import(${JSON.stringify(entry)}))`
  const source = `${welcome ? `(${startWelcome.toString()})(${awaken})` : awaken}${[list && startList, missing && tellMissing, refused && tellRefused].map((own) => (own ? `;(${own.toString()})()` : '')).join('')}`
  const { code, errors } = minifySync('boot.js', source)
  if (errors.length > 0) throw new Error(`src/app/boot.ts: ${errors.map(({ message }) => message).join('; ')}`)
  return code.trim().replace(/;$/, '')
}
