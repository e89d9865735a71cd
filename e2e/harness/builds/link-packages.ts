import { mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'

/** Gives a copy of the sources the installed packages, by link, and caches of its own. */
export function linkPackages(folder: string): void {
  mkdirSync(`${folder}/node_modules`, { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => !/^\.(cache|vite)/.test(name))) {
    symlinkSync(resolve('node_modules', name), `${folder}/node_modules/${name}`)
  }
}
