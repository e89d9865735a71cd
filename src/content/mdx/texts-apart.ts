import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { articleCode } from './plugin.ts'

/**
 * At the build an article is compiled to a file of its own, which Node imports beside the server's bundle: in the bundle each
 * takes 0.7 MiB of the bundler's memory until its end, and the articles may be thousands.
 */
export function textsApart(): Plugin {
  let folder = ''
  return {
    name: 'bricola:texts-apart',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    buildStart() {
      const { root, build } = this.environment.config
      folder = `${resolve(root, build.outDir)}-texts`
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.mdx')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found) return null
      const compiled = join(folder, `${basename(found.id, '.mdx')}.mjs`)
      writeFileSync(compiled, await articleCode(relative(process.cwd(), found.id), readFileSync(found.id, 'utf8')))
      return { id: pathToFileURL(compiled).href, external: true }
    },
  }
}
