import type { ComponentType } from 'react'
import { toolLoaders } from '../tools/tool-loaders.ts'

/** What a page's islands need in the browser, each in a chunk of its own. */
export const islands: Record<string, () => Promise<ComponentType>> = {
  ...toolLoaders,
  welcome: async () => (await import('../layout/Welcome.tsx')).Welcome,
}
