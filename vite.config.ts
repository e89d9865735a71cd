import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { baseStyle } from './src/app/base-style.ts'
import { leanBundle } from './src/app/build/lean-bundle.ts'
import { pictures } from './src/app/build/pictures.ts'
import { writeCompressed } from './src/app/build/write-compressed.ts'
import { writePages } from './src/app/build/write-pages.ts'
import { writePictures } from './src/app/build/write-pictures.ts'
import { writeSiteFiles } from './src/app/build/write-site-files.ts'
import { site } from './src/config/site.ts'
import { mdx } from './src/content/mdx/plugin.ts'

/** JSON of site fields, for a build that is not the brand's own: a local collector, another name. */
const override = process.env.SITE_OVERRIDE ?? '{}'
const outDir = process.env.OUT_DIR ?? 'dist'
const serverDir = `node_modules/.cache/bricola/${outDir}`

/** Modules that every page needs; Radix and Sonner come with the parts that use them, each page with its route. */
const shared =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion|stylis|hoist-non-react-statics)\/|src\/(app\/(?!entry)|config\/)|src\/layout\/(?!Welcome)|src\/ui\/(Card|CopyButton|Icon|replay-press|LinkButton|Prerendered|requests|surface|toasts|visually-hidden)|src\/art\/(Plate|plates|Logo)|src\/content\/(article|articles|lists)\.ts|\.mdx\?meta|virtual:pictures/

/** Lighter copies of what the browser gets: react-router's own build without warnings, and no static-hoisting, which only `withTheme` needs. */
const lean = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
  { find: /^hoist-non-react-statics$/, replacement: resolve('src/app/build/no-statics.ts') },
]

/** The development server fills the same slots as the build, without prerendering. */
const shell: Plugin = {
  name: 'bricola:shell',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace('<!--styles-->', `<style>${baseStyle(site.url)}</style>`).replace('<!--app-->', ''),
}

export default defineConfig({
  publicDir: 'src/static',
  resolve: { alias: lean },
  plugins: [mdx(), pictures(), leanBundle(), react({ jsxImportSource: '@emotion/react' }), shell],
  define: { __SITE_OVERRIDE__: override },
  environments: {
    client: {
      build: {
        outDir,
        modulePreload: false,
        target: 'es2022',
        cssTarget: 'chrome130',
        // What every page shares travels as one file: it compresses better than twenty.
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'app', test: shared }] } } },
      },
    },
    ssr: { build: { outDir: serverDir, emitAssets: false, rolldownOptions: { input: 'src/app/entry-server.ts' } } },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.ssr!)
      const built = await import(pathToFileURL(`${serverDir}/entry-server.js`).href)
      const pages = await writePages(outDir, built.site, built.renderSite())
      const found = pages.filter(({ share }) => share)
      writeSiteFiles(outDir, await built.siteFiles(found.map(({ summary }) => summary)))
      await writePictures(outDir, built.site.name, found.flatMap(({ share }) => share ?? []))
      await writeCompressed(outDir)
      console.log(`${outDir}/: ${pages.length} pages`)
    },
  },
  test: {
    include: ['spec/**/*.spec.{ts,tsx}', 'src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['spec/support/setup.ts'],
    testTimeout: 30_000,
  },
})
