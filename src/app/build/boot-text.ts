import { minifySync } from 'vite'
import { boot } from '../boot.ts'

/**
 * The boot script as a page carries it. It is no module of the bundle: Vite would wrap its `import()` and load the
 * whole application at once.
 */
export function bootText(entry: string): string {
  const { code, errors } = minifySync('boot.js', `(${boot.toString()})(()=>import(${JSON.stringify(entry)}))`)
  if (errors.length > 0) throw new Error(`src/app/boot.ts: ${errors.map(({ message }) => message).join('; ')}`)
  return code.trim().replace(/;$/, '')
}
