import { existsSync } from 'node:fs'
import { installPackages } from '../command/debian.ts'
import type { RealServer } from './real-servers.ts'

/** Why the server cannot be had; nothing, if it is there. Debian starts none of them: their own sites stay closed. */
export function installed({ executable, packages }: RealServer): string | undefined {
  if (existsSync(executable)) return undefined
  const refusal = installPackages(packages, (line) => console.log(`servers: ${line}`))
  return refusal ?? (existsSync(executable) ? undefined : `${packages.join(' ')}: expected ${executable} once installed, found nothing there`)
}
