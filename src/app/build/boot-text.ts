import { minifySync } from 'vite'
import { boot } from '../boot.ts'
import { startCopy } from '../start-copy.ts'
import { startIslands } from '../start-islands.ts'
import { startList } from '../start-list.ts'
import { startWelcome } from '../start-welcome.ts'
import { tellMissing } from '../tell-missing.ts'
import { tellRefused } from '../tell-refused.ts'

/** What a page starts besides what every page does. */
export interface Starts {
  copy?: boolean
  islands?: boolean
  list?: boolean
  welcome?: boolean
  missing?: boolean
  refused?: boolean
}

/**
 * The boot script as a page carries it. It is no module of the bundle: Vite would wrap its `import()` and load the
 * whole application at once.
 */
export function bootText(entry: string, { copy, islands, list, welcome, missing, refused }: Starts): string {
  const call = (own: (load: never) => unknown, given = '') => `(${own.toString()})(${given})`
  const waking = call(startIslands, 'load')
  const source = [
    call(boot),
    (copy || islands) && `const load=()=>import(${JSON.stringify(entry)})`,
    copy && call(startCopy, 'load'),
    islands && (welcome ? call(startWelcome, waking) : waking),
    list && call(startList),
    missing && call(tellMissing),
    refused && call(tellRefused),
  ]
  const { code, errors } = minifySync('boot.js', `{${source.filter(Boolean).join(';')}}`)
  if (errors.length > 0) throw new Error(`the scripts of a page (src/app/build/boot-text.ts): ${errors.map(({ message }) => message).join('; ')}`)
  return code.trim().replace(/;$/, '')
}
