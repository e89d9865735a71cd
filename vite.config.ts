import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Rolldown, ViteBuilder } from 'vite'
import { defineConfig, type Plugin } from 'vitest/config'
import { baseStyle } from './src/app/base-style.ts'
import { adoptedStyle } from './src/app/build/adopted-style.ts'
import { pictures } from './src/app/build/pictures.ts'
import { writeCompressed } from './src/app/build/write-compressed.ts'
import { writePages } from './src/app/build/write-pages.ts'
import { writePictures } from './src/app/build/write-pictures.ts'
import { writeSiteFiles } from './src/app/build/write-site-files.ts'
import { themeColors } from './src/app/theme-color.ts'
import { readOverride } from './src/config/override.ts'
import { paperStyle } from './src/app/paper-style.ts'
import { site } from './src/config/site.ts'
import { mdx } from './src/content/mdx/plugin.ts'
import { textsApart } from './src/content/mdx/texts-apart.ts'

const outDir = process.env.OUT_DIR ?? 'dist'
const serverDir = `node_modules/.cache/bricola/${outDir}`

/** The development server fills the same slots as the build, without prerendering, and runs the whole application. */
const shell: Plugin = {
  name: 'bricola:shell',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html
      .replace('<!--colors-->', themeColors)
      .replace('<!--styles-->', `<style>${baseStyle()}${paperStyle(site)}</style>`)
      .replace('<!--app-->', '')
      .replace('<!--boot-->', '<script type="module" src="/src/app/entry-dev.tsx"></script>'),
}

const WRAPPER = 'native:import-analysis-build'

/** Vite's wrapper of `import()` preloads style sheets, of which the scripts have none: 1 KB on a page that wakes, and a request. */
const plainImports: Plugin = {
  name: 'bricola:plain-imports',
  apply: 'build',
  configResolved({ plugins }) {
    const at = plugins.findIndex(({ name }) => name === WRAPPER)
    if (at === -1) throw new Error(`vite.config.ts: expected a plugin «${WRAPPER}» of Vite's to leave out; found ${plugins.map(({ name }) => name).join(', ')}`)
    ;(plugins as Plugin[]).splice(at, 1)
  },
}

/** The address of the application's script; what else was built, every plate in it, is let go. */
async function buildScripts(builder: ViteBuilder): Promise<string> {
  const { output } = (await builder.build(builder.environments.client!)) as Rolldown.RolldownOutput
  return `/${output[0].fileName}`
}

/** What renders whole pages to text has a document too, and says so in its first line. */
const withDocument = globSync('{spec,e2e,src}/**/*.{spec,test}.ts')
  .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))
  .map((file) => file.replaceAll('\\', '/'))

/** What builds the site or a part of it, or runs its specification on a copy: `npm run check` leaves these to `npm test`. */
const onCopies = ['spec/adding.spec.ts', 'spec/build.spec.ts', 'spec/renamed.spec.ts']

/** What tests the harness itself, by starting its commands: `npm run check` leaves it out too, unless it is asked for. */
const ofTheHarness = 'e2e/harness/**/*.spec.ts'

export default defineConfig({
  publicDir: 'src/static',
  plugins: [plainImports, adoptedStyle, textsApart(), mdx(), pictures(), react({ jsxImportSource: '@emotion/react' }), shell],
  define: { __SITE_OVERRIDE__: JSON.stringify(readOverride()) },
  environments: {
    client: {
      build: {
        outDir,
        modulePreload: false,
        target: 'es2022',
        // The pages import it by name; Vite's wrapper of `import()` would preload what this site does not have.
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          preserveEntrySignatures: 'strict',
          // Emotion's theming alone needs them, and nothing of ours needs that; neither package says that it may be left out.
          treeshake: { moduleSideEffects: [{ test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }] },
          // Two signs fewer than by default: of each part the entry holds the name, and nothing shortens what is random. What several parts
          // share has no name but that: each of them would repeat it.
          output: { entryFileNames: 'assets/[name]-[hash:6].js', chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:6].js` },
        },
      },
    },
    ssr: { build: { outDir: serverDir, emitAssets: false, rolldownOptions: { input: 'src/app/entry-server.ts' } } },
  },
  builder: {
    async buildApp(builder) {
      const entry = await buildScripts(builder)
      await builder.build(builder.environments.ssr!)
      const built = await import(pathToFileURL(`${serverDir}/entry-server.js`).href)
      const pages = await writePages(outDir, { template: readFileSync('index.html', 'utf8'), entry }, built.site, built.renderSite())
      const found = pages.filter(({ share }) => share)
      await writeSiteFiles(outDir, built.siteFiles(found.map(({ summary }) => summary)))
      // One after the other: side by side a build of 2,000 articles took 1,070 MiB, and one of 200 was faster by a fourteenth alone.
      await writePictures(outDir, built.site.name, found.flatMap(({ share }) => share ?? []))
      await writeCompressed(outDir, `${serverDir}-packed`)
      console.log(`${outDir}/: ${pages.length} pages`)
    },
  },
  test: {
    // One project for each surrounding: Vitest ends a worker whose next file wants another.
    projects: [
      // Far from Venice, whose clock is not to be taken for the machine's.
      { extends: true, test: { name: 'elements', include: ['spec/**/*.spec.tsx', 'src/**/*.test.tsx'], environment: 'jsdom', env: { TZ: 'America/St_Johns' } } },
      { extends: true, test: { name: 'pages', include: withDocument, environment: 'jsdom' } },
      { extends: true, test: { name: 'sources', include: ['{spec,e2e}/**/*.spec.ts', 'src/**/*.test.ts'], exclude: [...withDocument, ...onCopies, ofTheHarness] } },
      { extends: true, test: { name: 'harness', include: [ofTheHarness] } },
      { extends: true, test: { name: 'copies', include: onCopies } },
    ],
    // Files share the modules of a worker, which are most of what a file costs; none may leave anything behind.
    isolate: false,
    setupFiles: ['spec/support/setup.ts'],
    // Only what hangs is to end: with a load of 24 on two cores the longest took 143 s.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Of two cores Vitest would leave one to the editor.
    maxWorkers: '100%',
  },
})
